import { NEW_PROFILE, spreadOf } from './pace-profile.ts';
import { type WaitContext, waitEstimator } from './wait-estimator.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);
/** Whoever was called had joined a moment before, so that the calls tell nothing of the pace: it is that of the setting. */
const called = (...seconds: readonly number[]) =>
  seconds.map((second) => ({ createdAt: at(second - 1), executedAt: at(second) }));
const slot = (from: number, to: number) => ({ opensAt: at(from), closesAt: at(to) });
/** A person every 300 s at each desk. */
const NEW: WaitContext = {
  capacity: 1,
  defaultWaitingTime: 300,
  timezone: 'UTC',
  profile: NEW_PROFILE,
  calls: [],
  resumedAt: [],
  slots: [],
  now: at(0),
};
const estimator = (context: Partial<WaitContext>) => waitEstimator({ ...NEW, ...context });

type Case = { name: string; context: Partial<WaitContext>; ahead: number; wait: number };

test.each<Case>([
  { name: 'no desk has called', context: {}, ahead: 0, wait: 0 },
  {
    name: 'its only desk called ten seconds ago',
    context: { calls: called(-10) },
    ahead: 0,
    wait: 290,
  },
  {
    name: 'one of two desks called',
    context: { capacity: 2, calls: called(-10) },
    ahead: 0,
    wait: 0,
  },
  {
    name: 'two desks called at once',
    context: { capacity: 2, calls: called(-20, -10) },
    ahead: 0,
    wait: 140,
  },
  {
    name: 'one desk called so long before the other that it is free first',
    context: { capacity: 2, calls: called(-200, -10) },
    ahead: 0,
    wait: 100,
  },
  {
    name: 'three desks called one after the other',
    context: { capacity: 3, calls: called(-110, -60, -10) },
    ahead: 0,
    wait: 90,
  },
  {
    name: 'one desk should be free by now',
    context: { capacity: 2, calls: called(-400, -10) },
    ahead: 0,
    wait: 0,
  },
  { name: 'fewer than nobody is ahead', context: { calls: called(-10) }, ahead: -3, wait: 290 },
])('S-02 nobody is ahead, and $name: $wait s', ({ context, ahead, wait }) => {
  expect(estimator(context).waitAt(ahead, 0.5)).toBe(wait);
});

test.each<Case>([
  { name: 'nobody was called', context: {}, ahead: 1, wait: 300 },
  { name: 'both desks are free', context: { capacity: 2 }, ahead: 1, wait: 75 },
  { name: 'two desks share three people', context: { capacity: 2 }, ahead: 3, wait: 300 },
  {
    name: 'it resumed, and the first has waited since before',
    context: { resumedAt: [at(-100)], firstWaitsSince: at(-100) },
    ahead: 1,
    wait: 200,
  },
  {
    name: 'it resumed a while ago: the first call is overdue',
    context: { resumedAt: [at(-200)], firstWaitsSince: at(-300) },
    ahead: 1,
    wait: 150,
  },
  {
    name: 'the first call is just not overdue',
    context: { resumedAt: [at(-150)], firstWaitsSince: at(-300) },
    ahead: 2,
    wait: 450,
  },
  {
    name: 'it resumed before the first came',
    context: { resumedAt: [at(-100)], firstWaitsSince: at(-99) },
    ahead: 1,
    wait: 300,
  },
  {
    name: 'it opened, and the first has waited since before',
    context: { slots: [slot(-100, 30_000)], firstWaitsSince: at(-500) },
    ahead: 1,
    wait: 200,
  },
  {
    name: 'it resumes now',
    context: { resumedAt: [at(0)], calls: called(-10), firstWaitsSince: at(-400) },
    ahead: 1,
    wait: 300,
  },
  {
    name: 'its last slot ends now',
    context: { slots: [slot(-9_000, 0)], calls: called(-10) },
    ahead: 1,
    wait: 590,
  },
  {
    name: 'it will resume later',
    context: { resumedAt: [at(50)], calls: called(-10) },
    ahead: 1,
    wait: 590,
  },
  {
    name: 'the latest call was before it resumed',
    context: { calls: called(-300), resumedAt: [at(-100)], firstWaitsSince: at(-400) },
    ahead: 1,
    wait: 200,
  },
  {
    name: 'it resumed with a call',
    context: { calls: called(-100), resumedAt: [at(-100)], firstWaitsSince: at(-400) },
    ahead: 1,
    wait: 500,
  },
  { name: 'somebody was called', context: { calls: called(-900, -10) }, ahead: 2, wait: 890 },
  { name: 'the next call is overdue', context: { calls: called(-400) }, ahead: 1, wait: 450 },
  {
    name: 'three of ten people leave',
    context: { calls: called(-10), profile: { ...NEW_PROFILE, left: { sum: 30, weight: 70 } } },
    ahead: 10,
    wait: 2_750,
  },
])('S-02 $ahead are ahead, and $name: $wait s', ({ context, ahead, wait }) => {
  expect(estimator(context).waitAt(ahead, 0.5)).toBe(wait);
});

test.each<Case>([
  { name: 'the first', context: { slots: [slot(600, 9_000)] }, ahead: 0, wait: 600 },
  { name: 'the second', context: { slots: [slot(600, 9_000)] }, ahead: 1, wait: 900 },
  {
    name: 'the second, after a slot that has just ended',
    context: { slots: [slot(-9_000, 0), slot(600, 9_000)] },
    ahead: 1,
    wait: 900,
  },
  {
    name: 'the second, between two slots',
    context: { slots: [slot(-9_000, -1_000), slot(600, 9_000)], calls: called(-1_200) },
    ahead: 1,
    wait: 900,
  },
])('S-02 before an opening, $name waits $wait s', ({ context, ahead, wait }) => {
  expect(estimator(context).waitAt(ahead, 0.5)).toBe(wait);
});

test('S-02 a wait counts from a full second, and none is none', () => {
  const { since, waitAt } = estimator({ now: at(0.7) });
  expect([since, waitAt(1, 0.5), waitAt(0, 0.5)]).toEqual([at(0), 301, 0]);
});

test('S-02 the longest waits are as uncertain as so many calls', () => {
  const { waitAt } = estimator({ calls: called(-10) });
  const longer = Math.exp(1.5 * spreadOf(NEW_PROFILE, 2));
  expect(waitAt(1, 0.9)).toBe(Math.round((2.5 * longer - 0.5) * 300 - 10));
});

test('S-02 time passes for the shortest waits, too, until a call is overdue', () => {
  const shorter = Math.exp(-1.5 * spreadOf(NEW_PROFILE, 2));
  const { waitAt } = estimator({ calls: called(-150) });
  expect(waitAt(1, 0.1)).toBe(Math.round((2.5 * shorter - 0.5) * 300 - 150));
});

test.each([
  { name: 'without a call', calls: [], weight: 0, basis: 'setting' },
  { name: 'with calls of today', calls: [-200, -100], weight: 0, basis: 'today' },
  { name: 'with few calls of past days', calls: [-200, -100], weight: 19, basis: 'today' },
  { name: 'with twenty calls of past days', calls: [-200, -100], weight: 20, basis: 'history' },
])('S-02 $name an estimate rests on: $basis', ({ calls, weight, basis }) => {
  const profile = { ...NEW_PROFILE, pace: { sum: 300 * weight, weight } };
  const waited = calls.map((second) => ({ createdAt: at(-900), executedAt: at(second) }));
  expect(estimator({ profile, calls: waited }).basis).toBe(basis);
});
