import { type LeaveNews, leaveNews, safeSecondsOf, secondsUntilLeaving } from './leave-now.ts';

const MINUTE = 60_000;
const facts = (change = {}) => ({
  earliestSeconds: 1_800,
  safeSeconds: 2_000,
  medianSeconds: 2_400,
  travelSeconds: 600,
  isHeldUp: false,
  now: 10 * MINUTE,
  ...change,
});
const told = (state: LeaveNews['state'], at = 10 * MINUTE): LeaveNews => ({ state, at });

test('who is ten minutes away leaves twelve minutes before the earliest call', () => {
  expect(secondsUntilLeaving(facts())).toBe(1_800 - 660 - 95);
  expect(secondsUntilLeaving(facts({ earliestSeconds: 755 }))).toBe(0);
  expect(secondsUntilLeaving(facts({ earliestSeconds: 755.9 }))).toBe(0);
});

test.each([
  { estimatedAt: '2026-11-21T10:00:00Z', beThereBy: '2026-11-21T10:20:30Z', seconds: 1_230 },
  { estimatedAt: '2026-11-21T10:00:00Z', beThereBy: undefined, seconds: null },
  { estimatedAt: undefined, beThereBy: '2026-11-21T10:20:30Z', seconds: null },
])('S-02 from $estimatedAt until "be there by" $beThereBy are $seconds seconds', (row) => {
  expect(safeSecondsOf(row)).toBe(row.seconds);
});

test.each([
  ['nobody is told before', null, {}, null],
  ['it is told when the time has come', null, { earliestSeconds: 700 }, told('leave')],
  ['not while the queue stands still', null, { earliestSeconds: 0, isHeldUp: true }, null],
  [
    'a queue that is faster than the way is said at once',
    null,
    { earliestSeconds: 60, safeSeconds: 100, medianSeconds: 200 },
    told('hurry'),
  ],
  [
    'nobody is promised to be in time who would come after "be there by"',
    null,
    { earliestSeconds: 400, safeSeconds: 590, medianSeconds: 900 },
    told('hurry'),
  ],
  [
    'who comes by then is',
    null,
    { earliestSeconds: 400, safeSeconds: 600, medianSeconds: 900 },
    told('leave'),
  ],
  [
    'it is told once',
    told('leave', 9 * MINUTE),
    { earliestSeconds: 700, medianSeconds: 900 },
    told('leave', 9 * MINUTE),
  ],
  ['a slower queue takes it back', told('leave', 9 * MINUTE), {}, told('later')],
  [
    'a little slower takes nothing back',
    told('leave', 9 * MINUTE),
    { earliestSeconds: 1_300, medianSeconds: 1_500 },
    told('leave', 9 * MINUTE),
  ],
  [
    'a queue that stops holds it',
    told('leave', 9 * MINUTE),
    { earliestSeconds: 700, isHeldUp: true },
    told('held'),
  ],
  [
    'a faster queue is told once, with the way that is left',
    told('leave', 9 * MINUTE),
    { earliestSeconds: 100, medianSeconds: 300 },
    told('hurry', 9 * MINUTE),
  ],
  [
    'who is nearly there need not hurry',
    told('leave', 2 * MINUTE),
    { earliestSeconds: 0, medianSeconds: 60 },
    told('leave', 2 * MINUTE),
  ],
  ['it is told to the second', null, { earliestSeconds: 755 }, told('leave')],
  ['and not a second before', null, { earliestSeconds: 756 }, null],
  [
    'ten minutes take nothing back',
    told('leave', 9 * MINUTE),
    { earliestSeconds: 1_355 },
    told('leave', 9 * MINUTE),
  ],
  ['a second more does', told('leave', 9 * MINUTE), { earliestSeconds: 1_356 }, told('later')],
  [
    'who will be three minutes late need not hurry',
    told('leave', 9 * MINUTE),
    { earliestSeconds: 0, medianSeconds: 540 - 180 },
    told('leave', 9 * MINUTE),
  ],
  [
    'who will be later than that has to',
    told('leave', 9 * MINUTE),
    { earliestSeconds: 0, medianSeconds: 540 - 181 },
    told('hurry', 9 * MINUTE),
  ],
  [
    'who hurries is told nothing more',
    told('hurry', 9 * MINUTE),
    { earliestSeconds: 0, medianSeconds: 0 },
    told('hurry', 9 * MINUTE),
  ],
  [
    'who hurries is told when it stops',
    told('hurry', 9 * MINUTE),
    { isHeldUp: true },
    told('held'),
  ],
  ['who hurries is told when there is time', told('hurry', 9 * MINUTE), {}, told('later')],
  ['after a correction it is told anew', told('later', 0), { earliestSeconds: 0 }, told('leave')],
  ['and after a stop', told('held', 0), { earliestSeconds: 0 }, told('leave')],
  ['a correction stays while there is time', told('later', 0), {}, told('later', 0)],
])('S-02 leaving: %s', (_, before, change, after) => {
  const news = leaveNews(before, facts(change));
  expect(news).toEqual(after);
  // Another object is news, which rings.
  expect(news === before).toBe(JSON.stringify(before) === JSON.stringify(after));
});
