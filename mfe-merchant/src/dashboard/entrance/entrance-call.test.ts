import { allowedPax, paxOptions } from './entrance-call.tsx';

const counts = (options: ReturnType<typeof paxOptions>) =>
  options.map(({ count, isDisabled }) => (isDisabled ? -count : count));

test.each([
  { name: 'everybody fits', presets: [10, 30], waiting: 40, options: [1, 10, 30] },
  { name: 'few wait', presets: [10, 30], waiting: 12, options: [1, 10, -30] },
  { name: 'nobody waits', presets: [10], waiting: 0, options: [-1, -10] },
  { name: 'no presets of its own', presets: null, waiting: 35, options: [1, 10, 30, -40] },
  { name: 'presets out of order', presets: [30, 1, 10], waiting: 40, options: [1, 10, 30] },
])('MER-024 one and each preset: $name', ({ presets, waiting, options }) => {
  expect(counts(paxOptions(presets, { waiting, seats: 40 }))).toEqual(options);
});

test.each([
  { seats: 8, waiting: 5, options: [1] },
  { seats: 30, waiting: 12, options: [1, 10, -30] },
  { seats: 1, waiting: 0, options: [-1] },
  // Seats that were lowered by another program.
  { seats: 8, waiting: 12, options: [1, 10] },
])('MER-024 X-43 no preset is beyond the $seats seats of a show', ({ options, ...present }) => {
  expect(counts(paxOptions(null, present))).toEqual(options);
});

test.each([
  { chosen: 30, waiting: 40, allowed: 30 },
  { chosen: 30, waiting: 29, allowed: 10 },
  { chosen: 10, waiting: 3, allowed: 1 },
  { chosen: 10, waiting: 0, allowed: 1 },
])('G-26 of $chosen people with $waiting waiting $allowed are called next', (row) => {
  expect(allowedPax(paxOptions([10, 30], { waiting: row.waiting, seats: 40 }), row.chosen)).toBe(
    row.allowed,
  );
});
