import { buildDay } from '@turno/shared-types/test-data';
import { NEW_PROFILE } from '@turno/shared-types/waits';
import fc from 'fast-check';
import { estimatorOf, flooredWait, type History } from './estimate.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000);
/** People who waited long before they were called. */
const called = (...seconds: number[]) =>
  seconds.map((second) => ({ createdAt: at(-1_000_000), executedAt: at(second) }));
const NEW: History = {
  capacity: 1,
  defaultWaitingTime: 300,
  timezone: 'Europe/Rome',
  profile: NEW_PROFILE,
  calls: [],
  resumedAt: [],
  now: at(0),
  slots: [],
  closesAt: null,
  secondsUntilShow: null,
};
const secondsOf = (history: Partial<History>, ahead: number) =>
  estimatorOf({ ...NEW, ...history }).of(ahead).seconds;

test.each<{ name: string; history: Partial<History>; ahead: number; seconds: number }>([
  { name: 'no ticket ahead', history: {}, ahead: 0, seconds: 0 },
  { name: 'a number below the served one', history: {}, ahead: -4, seconds: 0 },
  {
    name: 'the setting after the first call',
    history: { calls: called(0) },
    ahead: 3,
    seconds: 1_200,
  },
  {
    name: 'a part of the present service has passed',
    history: { calls: called(-100) },
    ahead: 3,
    seconds: 1_100,
  },
  {
    name: 'a capacity of zero serves one by one',
    history: { capacity: 0 },
    ahead: 2,
    seconds: 600,
  },
  {
    name: 'a show: the time until it begins, whatever the number of people ahead',
    history: { secondsUntilShow: 1_200 },
    ahead: 30,
    seconds: 1_200,
  },
  { name: 'a show that has begun', history: { secondsUntilShow: -60 }, ahead: 30, seconds: 0 },
])('QUE-077 $name', ({ history, ahead, seconds }) => {
  expect(secondsOf(history, ahead)).toBe(seconds);
});

test('S-02 one estimate tells each place in line its own wait, however often it is asked', () => {
  const estimate = estimatorOf({ ...NEW, calls: called(0) });
  const waits = [3, 0, 7, 3, 0].map((ahead) => estimate.of(ahead).seconds);
  expect(waits).toEqual([1_200, 300, 2_400, 1_200, 300]);
});

test('S-02 the average is known once a service of today is', () => {
  const average = (...seconds: number[]) =>
    estimatorOf({ ...NEW, calls: called(...seconds) }).averageSeconds;
  expect(average()).toBeNull();
  expect(average(-50)).toBeNull();
  expect(average(-100, 0)).toBeLessThan(300);
});

test.each([
  { calls: [], mode: 'not_started' },
  { calls: called(0), mode: 'default' },
  { calls: called(1, 0), mode: 'default' },
  { calls: called(90, 0), mode: 'average' },
])('QUE-079 G-09 $mode after $calls.length calls', ({ calls, mode }) => {
  expect(estimatorOf({ ...NEW, calls }).calcMode).toBe(mode);
});

test('QUE-076 CST-007 a ticket’s wait is never below a minute', () => {
  expect([0, 59, 61].map(flooredWait)).toEqual([60, 60, 61]);
});

const instants = fc.integer({ min: -80_000, max: 0 }).map(at);
const histories = fc.record({
  capacity: fc.integer({ min: 1, max: 50 }),
  defaultWaitingTime: fc.integer({ min: 0, max: 7_200 }),
  calls: fc.array(fc.record({ createdAt: instants, executedAt: instants }), { maxLength: 32 }),
  resumedAt: fc.array(instants, { maxLength: 21 }),
  secondsUntilShow: fc.option(fc.integer({ min: -86_400, max: 86_400 })),
});
const people = fc.integer({ min: 0, max: 10_000 });

test('QUE-076 S-02 a wait is a whole number, its limits surround it, and more people ahead make it no shorter', () => {
  fc.assert(
    fc.property(histories, people, people, (history, a, b) => {
      const estimator = estimatorOf({ ...NEW, ...history });
      const [fewer, more] = [Math.min(a, b), Math.max(a, b)].map((ahead) => estimator.of(ahead));
      expect(fewer?.seconds).toBeGreaterThanOrEqual(0);
      expect(more?.seconds).toBeGreaterThanOrEqual(fewer?.seconds ?? 0);
      expect(Number.isSafeInteger(more?.seconds)).toBe(true);
      if (!more?.range) return;
      const { waitLow, waitHigh, p80, beThereBy } = more.range;
      const safe = (Date.parse(beThereBy) - NOW) / 1_000;
      const limits = [0, waitLow, safe, more.seconds, p80, waitHigh];
      expect(limits).toEqual(limits.toSorted((x, y) => x - y));
    }),
  );
});

test('S-04 the next person is too late who would most likely be called after the last slot; a show has its time', () => {
  const { slots } = buildDay({ time: '10:00', slots: ['00:10-11:30'] });
  const closesAt = slots.at(-1)?.closesAt ?? null;
  const isTooLate = (ahead: number, secondsUntilShow: number | null = null) =>
    estimatorOf({ ...NEW, slots, closesAt, secondsUntilShow }).isTooLate(ahead);
  expect([1, 100].map((ahead) => isTooLate(ahead))).toEqual([false, true]);
  expect(isTooLate(100, 600)).toBe(false);
});
