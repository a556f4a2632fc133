import { isOutcomeUnknown } from './unknown-outcome.ts';

test.each([
  [0, true],
  [408, true],
  [425, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [499, false],
  [599, true],
  [401, false],
  [403, false],
  [409, false],
  [422, false],
])('a call that failed with %s has an unknown outcome: %s', (status, unknown) => {
  expect(isOutcomeUnknown(status)).toBe(unknown);
});
