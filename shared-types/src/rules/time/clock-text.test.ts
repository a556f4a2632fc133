import fc from 'fast-check';
import { clockOf, minutesOf, openingTimes } from './clock-text.ts';

test('CST-018 G-29 the list of times goes by quarters from 00:00 to 24:00', () => {
  const times = openingTimes();
  expect(times).toHaveLength(97);
  expect(times.slice(0, 3)).toEqual(['00:00', '00:15', '00:30']);
  expect(times.slice(-2)).toEqual(['23:45', '24:00']);
});

test.each([
  { time: '00:00', minutes: 0 },
  { time: '09:05', minutes: 545 },
  { time: '24:00', minutes: 1_440 },
])('CST-018 $time is minute $minutes', ({ time, minutes }) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(clockOf(minutes)).toBe(time);
});

test('CST-018 every minute of a day is as wide as each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_440 }), (minutes) => {
      expect(clockOf(minutes)).toMatch(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
    }),
  );
});
