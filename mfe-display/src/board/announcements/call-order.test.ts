import { RECENT_CALLS } from '@turno/shared-types/constants';
import type { BoardCall } from '../panel/panel-calls.ts';
import { type CallLog, followCalls, presented } from './call-order.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
/** A number called so many milliseconds after the start. */
const call = (number: string, ms: number, change: Partial<BoardCall> = {}): BoardCall => ({
  number,
  desk: null,
  sourceId: 1,
  calledAt: new Date(START + ms).toISOString(),
  ...change,
});
const queue = (...calls: BoardCall[]) => [{ queueId: 1, name: 'Banco', calls }];
const numbers = (log: CallLog) => log.waiting.map(({ number }) => number);

const [c5, c6, c7] = [call('5', 0), call('6', 100), call('7', 200)];

test.each([
  { name: 'the first look', states: [queue(c5)], is: [] },
  { name: 'nothing moved', states: [queue(c5), queue(c5)], is: [] },
  { name: 'the next number', states: [queue(c5), queue(c6, c5)], is: ['6'] },
  { name: 'the first of the day', states: [queue(), queue(c5)], is: ['5'] },
  { name: 'the next day', states: [queue(c5), queue()], is: [] },
  { name: 'a queue that appears', states: [[], queue(c5)], is: [] },
  {
    name: 'two calls 100 ms apart in one message',
    states: [queue(c5), queue(c7, c6, c5)],
    is: ['6', '7'],
  },
  {
    name: 'the first calls of two desks, the later one first',
    states: [queue(), queue(c6), queue(c6, c5)],
    is: ['6', '5'],
  },
  {
    name: 'the first calls of two desks in one millisecond',
    states: [queue(), queue(c6), queue(c6, call('5', 100))],
    is: ['6', '5'],
  },
  {
    name: 'two calls in two messages',
    states: [queue(c5), queue(c6, c5), queue(c7, c6, c5)],
    is: ['6', '7'],
  },
  {
    name: 'a late answer that does not know the last call',
    states: [queue(c5), queue(c6, c5), queue(c5), queue(c6, c5)],
    is: [],
  },
  {
    name: 'S-21 called again',
    states: [queue(c6, c5), queue(call('5', 900), c6)],
    is: ['5'],
  },
  {
    name: 'S-21 called again twice',
    states: [queue(c5), queue(call('5', 900)), queue(call('5', 1_800))],
    is: ['5', '5'],
  },
  {
    name: 'S-21 the call again is replaced by another',
    states: [queue(call('5', 900), c6), queue(c6, c5)],
    is: [],
  },
  { name: 'S-21 taken back', states: [queue(c5), queue(c6, c5), queue(c5)], is: [] },
  {
    name: 'S-21 taken back, and called later',
    states: [queue(c5), queue(c6, c5), queue(c5), queue(call('6', 900), c5)],
    is: ['6'],
  },
  {
    name: 'S-21 set aside while a later call waits',
    states: [queue(c5), queue(c7, c6, c5), queue(c7, c5)],
    is: ['7'],
  },
  {
    name: 'a desk that gets its name',
    states: [queue(c5), queue({ ...c5, desk: 'Sportello 1' })],
    is: [],
  },
])('DIS-006 DIS-007 $name calls $is', ({ states, is }) => {
  let log: CallLog | null = null;
  let said: string[] = [];
  for (const state of states) {
    const before: CallLog | null = log;
    log = followCalls(before, state);
    said = numbers(log);
  }
  expect(said).toEqual(is);
});

test('DIS-006 two queues at once: in the order in which they called', () => {
  const other = { queueId: 2, name: 'Cassa', calls: [call('B1', 50)] };
  const log = followCalls(followCalls(null, [...queue(c5), { ...other, calls: [] }]), [
    ...queue(c6, c5),
    other,
  ]);
  expect(log.waiting.map(({ queueName, number }) => [queueName, number])).toEqual([
    ['Cassa', 'B1'],
    ['Banco', '6'],
  ]);
});

const list = (first: number, count: number) =>
  queue(...Array.from({ length: count }, (_, at) => call(String(first - at), (first - at) * 100)));

const upTo = (last: number, count: number) =>
  Array.from({ length: count }, (_, at) => String(last - count + 1 + at));

test.each([8, 20, RECENT_CALLS])(
  'DIS-006 %i calls missed during a lost connection are all presented, the oldest first',
  (missed) => {
    const log = followCalls(null, list(20, RECENT_CALLS));
    const back = followCalls(log, list(20 + missed, RECENT_CALLS));
    expect(numbers(back)).toEqual(upTo(20 + missed, missed));
  },
);

test('DIS-006 a board of many queues announces none of its calls a second time', () => {
  const many = (last: number) =>
    Array.from({ length: 20 }, (_, at) => ({
      ...list(last, RECENT_CALLS)[0]!,
      queueId: at + 1,
      name: `Coda ${at + 1}`,
    }));
  const log = followCalls(followCalls(null, many(50)), many(51));
  expect(log.waiting).toHaveLength(20);
  const idle = log.waiting.reduce(presented, followCalls(log, many(51)));
  expect(followCalls(idle, many(51)).waiting).toEqual([]);
});

test('DIS-006 after a long silence the calls are shown and not announced', () => {
  const log = followCalls(followCalls(null, list(20, 8)), list(28, 8), { isResumed: true });
  expect(numbers(log)).toEqual([]);
  expect(numbers(followCalls(log, list(29, 8)))).toEqual(['29']);
});

test('S-21 an old call that comes back into a full list is not announced', () => {
  const full = list(20, 8);
  const backOne = queue(...list(19, 8).flatMap(({ calls }) => calls));
  expect(numbers(followCalls(followCalls(null, full), backOne))).toEqual([]);
});

test('DIS-006 in a crowd of calls the one in front goes on, and the latest follow', () => {
  let log = followCalls(null, list(8, 8));
  for (let last = 16; last <= 80; last += 8) log = followCalls(log, list(last, 8));
  expect(numbers(log)).toHaveLength(24);
  expect(numbers(log)[0]).toBe('9');
  expect(numbers(log).at(-1)).toBe('80');
});

test('DIS-006 weeks of calls leave bounded lists, and none is presented twice', () => {
  let log = followCalls(null, queue());
  const said: string[] = [];
  for (let day = 0; day < 28; day += 1) {
    const midnight = day * 86_400_000;
    log = followCalls(log, queue());
    for (let number = 1; number <= 120; number += 1) {
      const calls = Array.from({ length: Math.min(8, number) }, (_, at) =>
        call(String(number - at), midnight + (number - at) * 100_000),
      );
      log = followCalls(log, queue(...calls));
      const [front] = log.waiting;
      if (front) {
        said.push(`${day} ${front.number}`);
        log = presented(log, front);
      }
    }
  }
  expect(said).toHaveLength(28 * 120);
  expect(new Set(said).size).toBe(said.length);
  expect(log.seen.length).toBeLessThanOrEqual(300);
  expect(log.waiting).toEqual([]);
});
