import { isMailAbandoned, nextMailTry } from './letter.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test.each([
  { tries: 0, seconds: 60 },
  { tries: 2, seconds: 300 },
  { tries: 5, seconds: 3_600 },
  { tries: 40, seconds: 3_600 },
])('G-47 try $tries is repeated after $seconds seconds', ({ tries, seconds }) => {
  expect(nextMailTry(tries, NOW).getTime() - NOW.getTime()).toBe(seconds * 1_000);
});

test.each([
  { writtenAt: '2026-11-20T10:00:00Z', isAbandoned: false },
  { writtenAt: '2026-11-20T09:59:59Z', isAbandoned: true },
])('G-47 a mail of $writtenAt is abandoned: $isAbandoned', ({ writtenAt, isAbandoned }) => {
  expect(isMailAbandoned(new Date(writtenAt), NOW)).toBe(isAbandoned);
});
