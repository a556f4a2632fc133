import { asksForPax } from './asks-for-pax.ts';

test.each([
  [1, false],
  [2, true],
  [8, true],
  [null, false],
])('CON-026 a largest party of %s asks first: %s', (maxPax, asks) => {
  expect(asksForPax({ maxPax })).toBe(asks);
});
