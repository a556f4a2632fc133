import { buildCounter, buildMerchant, buildQueue } from '../../../test-data/index.ts';
import { keepNewest, withDay } from './live-days.ts';

const DAY = buildCounter({ id: 5, queueId: 1, counter: 8, date: '2026-11-21' });
const single = buildQueue({ id: 1, queue_daily_counters: [DAY] });
const show = (id: number, time: string, counter = 0) =>
  buildCounter({ id, queueId: 3, time, counter });
const event = buildQueue({
  id: 3,
  type: 'event',
  queue_daily_counters: [show(31, '18:00', 4), show(32, '19:30'), show(33, '21:00')],
});
const child = (id: number, counter: number) =>
  buildQueue({
    id,
    parentQueueId: 7,
    queue_daily_counters: [buildCounter({ id: id * 10, queueId: id, counter, isChildQueue: true })],
  });
const family = buildQueue({
  id: 7,
  multiQueue: true,
  childQueues: [child(8, 7), child(9, 2)],
  queue_daily_counters: [
    buildCounter({
      id: 70,
      queueId: 7,
      counter: 7,
      currentChildQueueId: 8,
      currentChildQueueCounter: 7,
    }),
  ],
});
const merchant = buildMerchant({ queues: [single, event, family] });
const numbersOf = (queue: (typeof merchant.queues)[number] | undefined) =>
  queue?.queue_daily_counters.map(({ id, counter }) => [id, counter]);

test('MER-030 DIS-002 an update of a day replaces it and leaves all others unchanged', () => {
  const after = withDay(merchant, { ...DAY, counter: 9 });
  expect(numbersOf(after.queues[0])).toEqual([[5, 9]]);
  expect(after.queues[1]).toBe(event);
  expect(after.queues[2]).toBe(family);
});

test('QUE-022 QUE-080 an update of one show leaves the other shows and their order unchanged', () => {
  const after = withDay(merchant, show(32, '19:30', 3));
  expect(numbersOf(after.queues[1])).toEqual([
    [31, 4],
    [32, 3],
    [33, 0],
  ]);
  expect(withDay(merchant, show(99, '23:00'))).toBe(merchant);
});

test('QUE-070 a child of a multi-queue changes inside its parent', () => {
  const [before] = child(9, 2).queue_daily_counters;
  if (!before) throw new Error('no day');
  const after = withDay(merchant, { ...before, counter: 3 });
  expect(after.queues[2]?.childQueues?.map((each) => numbersOf(each))).toEqual([
    [[80, 7]],
    [[90, 3]],
  ]);
});

test('X-21 the number of a multi-queue goes down when another child calls', () => {
  const [before] = family.queue_daily_counters;
  if (!before) throw new Error('no day');
  const called = { ...before, counter: 3, currentChildQueueId: 9, currentChildQueueCounter: 3 };
  expect(numbersOf(withDay(merchant, called).queues[2])).toEqual([[70, 3]]);
});

test.each([
  { name: 'overtaken on its way', day: { counter: 7 } },
  { name: 'of yesterday', day: { id: 4, date: '2026-11-20', counter: 90 } },
  { name: 'of an unknown queue', day: { queueId: 99 } },
])('DIS-002 an update $name changes nothing', ({ day }) => {
  expect(withDay(merchant, { ...DAY, ...day })).toBe(merchant);
});

test('QUE-041 S-05 a new day takes the place of the one before, which stays behind it until the next', () => {
  const tomorrow = { ...DAY, id: 6, date: '2026-11-22', counter: 0 };
  const after = withDay(merchant, tomorrow);
  expect(numbersOf(after.queues[0])).toEqual([
    [6, 0],
    [5, 8],
  ]);
  const next = withDay(after, { ...tomorrow, id: 7, date: '2026-11-23' });
  expect(numbersOf(next.queues[0])).toEqual([
    [7, 0],
    [6, 0],
  ]);
  const empty = buildMerchant({ queues: [buildQueue({ id: 1, queue_daily_counters: [] })] });
  expect(numbersOf(withDay(empty, DAY).queues[0])).toEqual([[5, 8]]);
});

test('DIS-002 an outdated answer does not lower the numbers of queues, shows and children', () => {
  const [day] = child(9, 2).queue_daily_counters;
  if (!day) throw new Error('no day');
  const updates = [{ ...DAY, counter: 9 }, show(33, '21:00', 2), { ...day, counter: 4 }];
  const known = updates.reduce(withDay, merchant);
  expect(keepNewest(known, merchant)).toEqual(known);
  expect(keepNewest(merchant, known)).toBe(known);
  expect(keepNewest(undefined, merchant)).toBe(merchant);
  const tomorrow = withDay(merchant, { ...DAY, id: 6, date: '2026-11-22', counter: 0 });
  expect(keepNewest(tomorrow, merchant).queues[0]).toEqual(tomorrow.queues[0]);
});

test('DIS-002 an update with the same number is applied, because a queue may have been closed', () => {
  const after = withDay(merchant, { ...DAY, closed: true });
  expect(after.queues[0]?.queue_daily_counters).toEqual([{ ...DAY, closed: true }]);
});

test('QUE-041 another day of the same date takes its place, and is not taken back', () => {
  const made = { ...DAY, id: 6, counter: 0 };
  const fetched = withDay(merchant, made);
  expect(numbersOf(fetched.queues[0])).toEqual([[6, 0]]);
  expect(keepNewest(merchant, fetched)).toBe(fetched);
});

test('X-21 the number of a multi-queue is taken as it is fetched, whatever was known', () => {
  const [before] = family.queue_daily_counters;
  if (!before) throw new Error('no day');
  const known = withDay(merchant, { ...before, counter: 9, currentChildQueueCounter: 9 });
  expect(keepNewest(known, merchant)).toBe(merchant);
});

test('DIS-002 the fetched state of a queue is used even if another queue is still in yesterday', () => {
  const late = buildQueue({
    id: 2,
    queue_daily_counters: [buildCounter({ id: 4, queueId: 2, date: '2026-11-20' })],
  });
  const paused = buildQueue({ id: 1, queue_daily_counters: [{ ...DAY, paused: true }] });
  const fetched = buildMerchant({ queues: [paused, late] });
  expect(keepNewest(buildMerchant({ queues: [single, late] }), fetched)).toBe(fetched);
});

test('DIS-002 the fetched state of a show is used even beside a show of yesterday', () => {
  const late = { ...show(30, '23:30'), date: '2026-11-20' };
  const withShow = (change: object) => {
    const queue_daily_counters = [late, { ...show(31, '18:00'), ...change }];
    return buildMerchant({ queues: [buildQueue({ ...event, queue_daily_counters })] });
  };
  const fetched = withShow({ paused: true });
  expect(keepNewest(withShow({}), fetched)).toBe(fetched);
});

test('S-05 an update of a show of a later day replaces it, and only there', () => {
  const coming = { ...show(41, '18:00'), date: '2026-11-22' };
  const later = { ...show(42, '19:30'), date: '2026-11-22' };
  const shows = buildQueue({ ...event, coming_daily_counters: [coming, later] });
  const [after] = withDay(buildMerchant({ queues: [shows] }), { ...coming, bookedPax: 3 }).queues;
  expect(after?.coming_daily_counters).toEqual([{ ...coming, bookedPax: 3 }, later]);
  expect(after?.queue_daily_counters).toBe(shows.queue_daily_counters);
  const unknown = { ...coming, id: 99 };
  expect(withDay(buildMerchant({ queues: [shows] }), unknown).queues[0]).toBe(shows);
});

test('S-05 the day before stays behind the present one while it is finished, and both change', () => {
  const today = { ...DAY, id: 6, date: '2026-11-22', counter: 1 };
  const both = buildMerchant({
    queues: [buildQueue({ id: 1, queue_daily_counters: [today, DAY] })],
  });
  const changed = [
    { ...DAY, counter: 9 },
    { ...today, counter: 2 },
  ].reduce(withDay, both);
  expect(numbersOf(changed.queues[0])).toEqual([
    [6, 2],
    [5, 9],
  ]);
  expect(keepNewest(changed, both)).toEqual(changed);
  // What is known of a day is not newer than the same day as it is fetched.
  const emptied = buildMerchant({
    queues: [buildQueue({ id: 1, queue_daily_counters: [{ ...today, ticketsAhead: 0 }, DAY] })],
  });
  expect(keepNewest(both, emptied)).toBe(emptied);
});
