import { crashesInARow, restartDelayMs } from './backoff.ts';

test.each([
  { name: 'the first crash is answered at once', crashes: 1, delayMs: 0 },
  { name: 'the second one soon', crashes: 2, delayMs: 250 },
  { name: 'a process that keeps crashing waits longer', crashes: 5, delayMs: 2000 },
  { name: 'and never longer than five seconds', crashes: 500, delayMs: 5000 },
])('$name', ({ crashes, delayMs }) => {
  expect(restartDelayMs(crashes)).toBe(delayMs);
});

test.each([
  { name: 'a quick crash counts on', before: 2, ranMs: 300, count: 3 },
  { name: 'ten calm seconds begin anew', before: 7, ranMs: 10_000, count: 1 },
])('$name', ({ before, ranMs, count }) => {
  expect(crashesInARow(before, ranMs)).toBe(count);
});
