import { BLOCK_SECONDS, secondsBlocked } from './sign-in-limit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test.each([
  { name: 'G-60 nobody waits who was not blocked', blockedUntil: null, seconds: 0 },
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

test('G-60 each further failure waits longer than the one before', () => {
  expect([...BLOCK_SECONDS].toSorted((a, b) => a - b)).toEqual(BLOCK_SECONDS);
  expect(new Set(BLOCK_SECONDS).size).toBe(BLOCK_SECONDS.length);
});
