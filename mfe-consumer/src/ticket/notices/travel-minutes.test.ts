import { travelMinutesBetween } from './travel-minutes.ts';

const HERE = { lat: 41.9, lng: 12.5 };

test.each([
  ['at the door', HERE, 1],
  ['a kilometre, on foot', { lat: 41.909, lng: 12.5 }, 19],
  ['ten kilometres, riding', { lat: 41.99, lng: 12.5 }, 33],
])('S-02 the way is %s', (_, there, minutes) => {
  expect(travelMinutesBetween(HERE, there)).toBe(minutes);
});
