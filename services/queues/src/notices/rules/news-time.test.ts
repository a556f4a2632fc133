import { newsSeconds } from './news-time.ts';

test.each([
  { kind: 'called', time: null, seconds: 900 },
  { kind: 'returned', time: null, seconds: 900 },
  { kind: 'near', time: null, seconds: 900 },
  { kind: 'leave', time: null, seconds: 900 },
  { kind: 'hurry', time: null, seconds: 900 },
  { kind: 'later', time: null, seconds: 900 },
  { kind: 'closed', time: null, seconds: 3_600 },
  { kind: 'ended', time: null, seconds: 3_600 },
  { kind: 'ended', time: '20:30', seconds: 86_400 },
  { kind: 'cancelled', time: '20:30', seconds: 86_400 },
  { kind: 'called', time: '20:30', seconds: 900 },
] as const)(
  'S-10 $kind of a ticket at $time is news for $seconds seconds',
  ({ kind, time, seconds }) => {
    expect(newsSeconds(kind, { time })).toBe(seconds);
  },
);
