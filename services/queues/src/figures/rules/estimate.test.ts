import { buildDay } from '@turno/shared-types/test-data';
import fc from 'fast-check';
import { estimate, flooredWait, type History, historyOf } from './estimate.ts';

const at = (seconds: number) => new Date(Date.parse('2026-11-21T10:00:00Z') + seconds * 1_000);
/** People who waited long before they were called. */
const called = (...seconds: number[]) =>
  seconds.map((second) => ({ createdAt: at(-1_000_000), executedAt: at(second) }));
const NEW: History = {
  capacity: 1,
  defaultWaitingTime: 300,
  calls: [],
  resumedAt: [],
  secondsUntilOpening: 0,
  secondsUntilShow: null,
};

test.each<{ name: string; history: Partial<History>; ahead: number; seconds: number }>([
  { name: 'no ticket ahead', history: {}, ahead: 0, seconds: 0 },
  {
    name: 'the default before the second call',
    history: { calls: called(0) },
    ahead: 3,
    seconds: 900,
  },
  { name: 'groups of the capacity, rounded up', history: { capacity: 2 }, ahead: 3, seconds: 600 },
  {
    name: 'the pace of the calls',
    history: { calls: called(300, 240, 190, 120, 60, 0) },
    ahead: 2,
    seconds: 120,
  },
  {
    name: 'time until opening while not started',
    history: { secondsUntilOpening: 600 },
    ahead: 1,
    seconds: 900,
  },
  {
    name: 'not added once started',
    history: { secondsUntilOpening: 600, calls: called(0) },
    ahead: 1,
    seconds: 300,
  },
  {
    name: 'a show: the time until it begins, whatever the number of people ahead',
    history: { secondsUntilShow: 1_200, secondsUntilOpening: 600 },
    ahead: 30,
    seconds: 1_200,
  },
  { name: 'a number below the served one', history: {}, ahead: -4, seconds: 0 },
  {
    name: 'a capacity of zero serves one by one',
    history: { capacity: 0 },
    ahead: 2,
    seconds: 600,
  },
  {
    name: 'a pace that is no whole second',
    history: { calls: called(0, 20, 40, 60, 80, 101) },
    ahead: 2,
    seconds: 40,
  },
  {
    name: 'two desks: each of them is counted once',
    history: { capacity: 2, calls: called(0, 60, 120, 180, 240, 300) },
    ahead: 10,
    seconds: 600,
  },
  {
    name: 'an odd number of people at two desks',
    history: { capacity: 2, calls: called(0, 60, 120, 180, 240, 300) },
    ahead: 9,
    seconds: 600,
  },
  {
    name: 'an opening that has passed',
    history: { secondsUntilOpening: -600 },
    ahead: 1,
    seconds: 300,
  },
  { name: 'a show that has begun', history: { secondsUntilShow: -60 }, ahead: 30, seconds: 0 },
])('QUE-077 G-42 $name', ({ history, ahead, seconds }) => {
  expect(estimate({ ...NEW, ...history }, ahead).seconds).toBe(seconds);
});

test('S-02 the average is the pace once a service is known, with the setting for the missing ones', () => {
  const average = (...seconds: number[]) =>
    estimate({ ...NEW, calls: called(...seconds) }, 0).averageSeconds;
  expect(average()).toBeNull();
  expect(average(0)).toBeNull();
  expect(average(0, 100)).toBe(260);
  expect(average(0, 100, 200, 300, 400, 500)).toBe(100);
});

test.each([
  { calls: [], mode: 'not_started' },
  { calls: called(0), mode: 'default' },
  { calls: called(1, 0), mode: 'default' },
  { calls: called(90, 0), mode: 'average' },
])('QUE-079 G-09 $mode after $calls.length calls', ({ calls, mode }) => {
  expect(estimate({ ...NEW, calls }, 1).calcMode).toBe(mode);
});

test('QUE-076 CST-007 a ticket’s wait is never below a minute', () => {
  expect([0, 59, 61].map(flooredWait)).toEqual([60, 60, 61]);
});

const instants = fc.integer({ min: -80_000, max: 80_000 }).map(at);
const histories = fc.record({
  capacity: fc.integer({ min: 1, max: 50 }),
  defaultWaitingTime: fc.integer({ min: 0, max: 7_200 }),
  calls: fc.array(fc.record({ createdAt: instants, executedAt: instants }), { maxLength: 21 }),
  resumedAt: fc.array(instants, { maxLength: 21 }),
  secondsUntilOpening: fc.integer({ min: 0, max: 86_400 }),
  secondsUntilShow: fc.option(fc.integer({ min: -86_400, max: 86_400 })),
});
const state = fc.integer({ min: 0, max: 10_000 });

test('QUE-076 G-42 a wait is never negative, and never shorter with more people ahead', () => {
  fc.assert(
    fc.property(histories, state, state, (history, a, b) => {
      const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
      const wait = (ahead: number) => estimate(history, ahead).seconds;
      expect(wait(fewer)).toBeGreaterThanOrEqual(0);
      expect(wait(more)).toBeGreaterThanOrEqual(wait(fewer));
      expect(Number.isSafeInteger(wait(more))).toBe(true);
    }),
  );
});

test('G-42 capacity divides the setting: so many times the people wait as long as one', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 200 }), (history, groups) => {
      const fresh = { ...history, calls: [] };
      const together = estimate(fresh, groups * history.capacity);
      expect(together).toEqual(estimate({ ...fresh, capacity: 1 }, groups));
    }),
  );
});

test('S-02 capacity divides a known pace once: the calls contain all desks already', () => {
  const calls = called(0, 100, 200, 300, 400, 500, 600, 700);
  const wait = (capacity: number) => estimate({ ...NEW, calls, capacity }, 20).seconds;
  expect([1, 2, 4].map(wait)).toEqual([2_000, 2_000, 2_000]);
});

test('G-42 the history of a queue is made of its settings, its calls and the hours of the day', () => {
  const executedAt = new Date('2026-11-21T10:00:00Z');
  const day = buildDay({ time: '00:00', slots: ['00:10-24:00'] });
  const call = { createdAt: at(-60), executedAt };
  const resumedAt = [at(-30)];
  const parts = {
    queue: { capacity: 2, defaultWaitingTime: 60 },
    figures: { called: [call], counter: { resumedAt } },
    day,
    now: new Date('2026-11-21T09:59:59.500Z'),
  };
  const history = {
    capacity: 2,
    defaultWaitingTime: 60,
    calls: [call],
    resumedAt: [...resumedAt, ...day.slots.map(({ opensAt }) => opensAt)],
    secondsUntilOpening: 600,
  };
  expect(historyOf({ ...parts, slot: null })).toEqual({ ...history, secondsUntilShow: null });
  const slot = { startsAt: executedAt };
  expect(historyOf({ ...parts, slot })).toEqual({ ...history, secondsUntilShow: 1 });
  const unknown = historyOf({ ...parts, figures: undefined, slot: null });
  expect(unknown.calls).toEqual([]);
});
