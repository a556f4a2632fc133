import { buildDay } from '@turno/shared-types/test-data';
import fc from 'fast-check';
import { averageGapSeconds, estimate, flooredWait, type History, historyOf } from './estimate.ts';

const at = (seconds: number) => new Date(Date.parse('2026-11-21T10:00:00Z') + seconds * 1_000);
const NEW: History = {
  capacity: 1,
  defaultWaitingTime: 300,
  calledAt: [],
  secondsUntilOpening: 0,
  secondsUntilShow: null,
};

test.each<{ name: string; history: Partial<History>; ahead: number; seconds: number }>([
  { name: 'no ticket ahead', history: {}, ahead: 0, seconds: 0 },
  {
    name: 'the default before the second call',
    history: { calledAt: [at(0)] },
    ahead: 3,
    seconds: 900,
  },
  { name: 'groups of the capacity, rounded up', history: { capacity: 2 }, ahead: 3, seconds: 600 },
  {
    name: 'the average of the gaps',
    history: { calledAt: [at(100), at(60), at(0)] },
    ahead: 2,
    seconds: 100,
  },
  {
    name: 'time until opening while not started',
    history: { secondsUntilOpening: 600 },
    ahead: 1,
    seconds: 900,
  },
  {
    name: 'not added once started',
    history: { secondsUntilOpening: 600, calledAt: [at(0)] },
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
    name: 'an average that is no whole second',
    history: { calledAt: [at(10), at(5), at(0), at(0)] },
    ahead: 2,
    seconds: 7,
  },
  {
    name: 'clocks that went back',
    history: { calledAt: [at(0), at(60)] },
    ahead: 2,
    seconds: 0,
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

test('G-42 only the last twenty gaps count', () => {
  const steady = Array.from({ length: 21 }, (_, index) => at(-index * 10));
  expect(averageGapSeconds(steady)).toBe(10);
  expect(averageGapSeconds([...steady, at(-100_000)])).toBe(10);
  const slower = [...steady.slice(0, 20), at(-220), at(-100_000)];
  expect(averageGapSeconds(slower)).toBe(11);
  expect(averageGapSeconds([at(0)])).toBeNull();
});

test.each([
  { calledAt: [], mode: 'not_started' },
  { calledAt: [at(0)], mode: 'default' },
  { calledAt: [at(9), at(0)], mode: 'average' },
])('QUE-079 G-09 $mode', ({ calledAt, mode }) => {
  expect(estimate({ ...NEW, calledAt }, 1).calcMode).toBe(mode);
});

test('QUE-076 CST-007 a ticket’s wait is never below a minute', () => {
  expect([0, 59, 61].map(flooredWait)).toEqual([60, 60, 61]);
});

const histories = fc.record({
  capacity: fc.integer({ min: 1, max: 50 }),
  defaultWaitingTime: fc.integer({ min: 0, max: 7_200 }),
  // Newest first, as they are read; clocks may have gone back.
  calledAt: fc.array(fc.integer({ min: -80_000, max: 80_000 }).map(at), { maxLength: 30 }),
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

test('G-42 capacity divides: so many times the people wait as long as one', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 200 }), (history, groups) => {
      const together = estimate(history, groups * history.capacity);
      expect(together).toEqual(estimate({ ...history, capacity: 1 }, groups));
    }),
  );
});

test('G-42 the history of a queue is made of its settings, its calls and the hours of the day', () => {
  const executedAt = new Date('2026-11-21T10:00:00Z');
  const day = buildDay({ time: '00:00', slots: ['00:10-24:00'] });
  const parts = {
    queue: { capacity: 2, defaultWaitingTime: 60 },
    called: [{ executedAt }],
    day,
    now: new Date('2026-11-21T09:59:59.500Z'),
  };
  const history = {
    capacity: 2,
    defaultWaitingTime: 60,
    calledAt: [executedAt],
    secondsUntilOpening: 600,
  };
  expect(historyOf({ ...parts, slot: null })).toEqual({ ...history, secondsUntilShow: null });
  const slot = { startsAt: executedAt };
  expect(historyOf({ ...parts, slot })).toEqual({ ...history, secondsUntilShow: 1 });
});
