import { isSignedInLately } from './recent-session.ts';

const now = new Date('2026-11-21T10:00:00Z');

test.each([
  { minutes: 0, lately: true },
  { minutes: 10, lately: true },
  { minutes: 10.1, lately: false },
  { minutes: 60 * 24, lately: false },
])('a session of $minutes minutes was opened lately: $lately', ({ minutes, lately }) => {
  const createdAt = new Date(now.getTime() - minutes * 60_000);
  expect(isSignedInLately({ createdAt }, now)).toBe(lately);
});
