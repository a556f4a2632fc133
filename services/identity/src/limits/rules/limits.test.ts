import { LIMITS, secondsBlocked } from './limits.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test.each([
  { name: 'G-60 an address that is not blocked does not wait', blockedUntil: null, seconds: 0 },
  { name: 'G-60 a block that ended is over', blockedUntil: '2026-11-21T10:00:00Z', seconds: 0 },
  {
    name: 'G-60 a block in force says how long',
    blockedUntil: '2026-11-21T10:00:59.1Z',
    seconds: 60,
  },
])('$name', ({ blockedUntil, seconds }) => {
  const attempts = { blockedUntil: blockedUntil === null ? null : new Date(blockedUntil) };
  expect(secondsBlocked(attempts, NOW)).toBe(seconds);
});

test.each(Object.values(LIMITS))('G-60 $name: each further try waits longer', ({ waitSeconds }) => {
  expect([...waitSeconds].toSorted((a, b) => a - b)).toEqual(waitSeconds);
  expect(new Set<number>(waitSeconds).size).toBe(waitSeconds.length);
});

test('G-60 no two limits count together', () => {
  const names = Object.values(LIMITS).map(({ name }) => name);
  expect(new Set<string>(names).size).toBe(names.length);
});
