import fc from 'fast-check';
import { merchantDay } from '../openings/merchant-day.ts';
import { isTooLate } from './closing-time.ts';
import { secondsUntilLeaving } from './leave-now.ts';
import { NEW_PROFILE } from './pace-profile.ts';
import { type WaitContext, waitEstimator } from './wait-estimator.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const LUNCH_SECONDS = 3 * 3_600;
const at = (seconds: number) => new Date(START + seconds * 1_000);

/** People who all waited since the morning, called at these seconds. */
const called = (...seconds: number[]) =>
  seconds.map((second) => ({ createdAt: at(-600), executedAt: at(second) }));
/** `count` calls, one every `gap` seconds. */
const steady = (count: number, gap: number, from = 0) =>
  called(...Array.from({ length: count }, (_, index) => from + index * gap));

const SETTING = 300;
const SETTINGS = { capacity: 1, defaultWaitingTime: SETTING, timezone: 'Europe/Rome' };
const NEW_DAY = { calls: [], resumedAt: [], slots: [], now: at(0) };
const NEW: WaitContext = { ...SETTINGS, ...NEW_DAY, profile: NEW_PROFILE };
const estimator = (context: Partial<WaitContext>) => waitEstimator({ ...NEW, ...context });
const pace = (context: Partial<WaitContext>) => estimator(context).secondsPerCall;

type Scenario = { name: string; context: Partial<WaitContext>; from: number; to: number };

test.each<Scenario>([
  { name: 'no call: the setting', context: {}, from: 300, to: 300 },
  { name: 'one call: the setting', context: { calls: called(0) }, from: 300, to: 300 },
  { name: 'three calls in two seconds', context: { calls: called(0, 1, 2) }, from: 300, to: 300 },
  { name: 'one known service', context: { calls: steady(2, 100) }, from: 260, to: 270 },
  { name: 'five known services', context: { calls: steady(6, 100) }, from: 190, to: 210 },
  { name: 'a steady queue', context: { calls: steady(32, 90) }, from: 90, to: 145 },
  {
    name: 'a burst of ten among calls every 100 s counts as one service',
    context: { calls: [...steady(15, 100), ...steady(10, 0.5, 1_500), ...called(1_600)] },
    from: 100,
    to: 175,
  },
  {
    name: 'lunch with a pause',
    context: {
      calls: [...steady(10, 120), ...steady(10, 120, LUNCH_SECONDS)],
      resumedAt: [at(LUNCH_SECONDS - 30)],
    },
    from: 120,
    to: 180,
  },
  {
    name: 'lunch that was forgotten to be said',
    context: { calls: [...steady(10, 120), ...steady(10, 120, LUNCH_SECONDS)] },
    from: 120,
    to: 280,
  },
  {
    name: 'an empty queue: people are called as they come',
    context: {
      calls: Array.from({ length: 21 }, (_, index) => ({
        createdAt: at(index * 900 - 5),
        executedAt: at(index * 900),
      })),
    },
    from: 300,
    to: 300,
  },
  {
    name: 'two desks, each 300 s a person, are counted once',
    context: { calls: steady(32, 150), capacity: 2 },
    from: 150,
    to: 150,
  },
  {
    name: 'groups of ten every ten minutes',
    context: { calls: steady(4, 600).flatMap((call) => Array(10).fill(call)), capacity: 10 },
    from: 40,
    to: 60,
  },
  { name: 'a capacity of zero', context: { capacity: 0 }, from: 300, to: 300 },
])('S-02 the pace of $name', ({ context, from, to }) => {
  expect(pace(context)).toBeGreaterThanOrEqual(from - 1e-6);
  expect(pace(context)).toBeLessThanOrEqual(to + 1e-6);
});

test('S-02 seventeen people after three quick calls do not read 42 s', () => {
  const wait = estimator({ calls: called(-3, -2, -1) }).waitAt(17, 0.5);
  expect(wait).toBeGreaterThan(16 * SETTING);
});

test('S-20 once one of two desks stops, a call takes twice as long', () => {
  const calls = steady(30, 100).map((call, index) => {
    return { ...call, desk: { id: 1 + (index % 2) } };
  });
  const alone = steady(6, 200, 3_100).map((call) => ({ ...call, desk: { id: 1 } }));
  const profile = { ...NEW_PROFILE, pace: { sum: 10_000, weight: 100 } };
  const context = { profile, capacity: 2, defaultWaitingTime: 200 };
  const before = pace({ ...context, calls });
  const named = pace({ ...context, calls: [...calls.slice(-20), ...alone] });
  const unnamed = pace({
    ...context,
    calls: [...calls.slice(-20), ...alone].map(({ desk: _, ...call }) => call),
  });
  expect(named / before).toBeGreaterThan(1.5);
  expect(named).toBeGreaterThan(unnamed);
});

const ROME = {
  timezone: 'Europe/Rome',
  openings: [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) => [
    { date: null, dayOfWeek, start: '01:00', end: '12:00' },
    { date: null, dayOfWeek, start: '15:00', end: '20:00' },
  ]),
};
/** One person every 100 s: known from many days. */
const KNOWN = { ...NEW_PROFILE, pace: { sum: 1_000_000, weight: 10_000 } };
const onDay = (now: string, ...callsAt: string[]) => {
  const { slots } = merchantDay(ROME, new Date(now));
  const resumedAt = slots.map(({ opensAt }) => opensAt);
  const calls = callsAt.map((text) => ({ createdAt: at(-80_000), executedAt: new Date(text) }));
  return estimator({ profile: KNOWN, now: new Date(now), slots, resumedAt, calls });
};

test.each([
  { name: 'an ordinary morning', now: '2026-11-21T10:00:00Z', minutes: 100 / 6 },
  { name: 'before the opening', now: '2026-11-20T23:30:00Z', minutes: 30 + 100 / 6 },
  { name: 'over the closed hours of midday', now: '2026-11-21T10:50:00Z', minutes: 180 + 100 / 6 },
  { name: 'between two slots', now: '2026-11-21T13:30:00Z', minutes: 30 + 100 / 6 },
  { name: 'into the hour that does not exist', now: '2026-03-29T00:55:00Z', minutes: 100 / 6 },
  { name: 'into the hour that exists twice', now: '2026-10-25T00:55:00Z', minutes: 100 / 6 },
  { name: 'after the last slot', now: '2026-11-21T19:10:00Z', minutes: 100 / 6 },
])('S-02 S-13 ten people at 100 s each, $name', ({ now, minutes }) => {
  const wait = onDay(now, new Date(Date.parse(now) - 1_000).toISOString()).waitAt(10, 0.5);
  expect(Math.abs(wait / 60 - minutes)).toBeLessThan(4.5);
});

test('S-02 a queue known as lively follows a counter that opens', () => {
  const tally = (value: number) => ({ sum: 100 * value, weight: 100 });
  const profile = { ...NEW_PROFILE, pace: tally(50), noise: tally(0.3), change: tally(0.3) };
  const calls = [...steady(17, 100), ...steady(15, 50, 1_650)];
  expect(pace({ profile, calls, now: at(2_351) })).toBeLessThan(60);
});

test.each<{ event: string; context: Partial<WaitContext> }>([
  { event: 'a call', context: { calls: called(0) } },
  { event: 'an end of a pause', context: { resumedAt: [at(0)], firstWaitsSince: at(-60) } },
  {
    event: 'an opening',
    context: { slots: [{ opensAt: at(0), closesAt: at(30_000) }], firstWaitsSince: at(0) },
  },
])('S-02 after $event the clock time of a turn stays until the next call', ({ context }) => {
  const turnAt = (seconds: number) => {
    const { since, waitAt } = estimator({ profile: KNOWN, ...context, now: at(seconds) });
    return since.getTime() + waitAt(8, 0.5) * 1_000;
  };
  expect([10, 20.2, 30.5, 40.9].map(turnAt)).toEqual(Array(4).fill(turnAt(0)));
  // A call that is overdue moves it, a little at a time.
  expect(turnAt(60)).toBeGreaterThan(turnAt(0));
  expect(turnAt(60)).toBeLessThan(turnAt(0) + 20_000);
});

test('S-02 whoever comes to an open and empty queue waits as long as the setting says, however long it has been open', () => {
  const context = { resumedAt: [at(0)], firstWaitsSince: at(3_590), now: at(3_600) };
  expect(estimator(context).waitAt(1, 0.5)).toBe(SETTING);
});

test('the leave-now moment comes before the turn, and closing time ends numbers', () => {
  const now = '2026-11-21T18:30:00Z';
  const known = onDay(now, '2026-11-21T18:29:59Z');
  const leaveIn = (ticketsAhead: number) =>
    secondsUntilLeaving({ earliestSeconds: known.waitAt(ticketsAhead, 0.09), travelSeconds: 600 });
  expect(leaveIn(20)).toBeGreaterThan(0);
  expect(leaveIn(5)).toBeLessThan(0);
  const day = { now: new Date(now), closesAt: new Date('2026-11-21T19:00:00Z') };
  expect(isTooLate(known, { ...day, ticketsAhead: 10 })).toBe(false);
  expect(isTooLate(known, { ...day, ticketsAhead: 40 })).toBe(true);
  expect(isTooLate(known, { ...day, closesAt: null, ticketsAhead: 40 })).toBe(false);
});

const instants = fc.integer({ min: -40_000, max: 0 }).map(at);
const contexts = fc.record({
  calls: fc.array(fc.record({ createdAt: instants, executedAt: instants }), { maxLength: 32 }),
  resumedAt: fc.array(instants, { maxLength: 21 }),
  capacity: fc.integer({ min: 0, max: 50 }),
  defaultWaitingTime: fc.integer({ min: 0, max: 7_200 }),
});

test('S-02 a pace is finite and never negative, and waits grow with their share', () => {
  fc.assert(
    fc.property(contexts, fc.integer({ min: 0, max: 500 }), (context, ahead) => {
      const { secondsPerCall, waitAt } = estimator(context);
      expect(Number.isFinite(secondsPerCall) && secondsPerCall >= 0).toBe(true);
      const waits = ([0.1, 0.2, 0.5, 0.8, 0.9] as const).map((share) => waitAt(ahead, share));
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect(waits.every(Number.isSafeInteger)).toBe(true);
    }),
  );
});
