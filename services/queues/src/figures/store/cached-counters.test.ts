import { buildCounter } from '../../../test/factories.ts';
import type { DayKey } from '../../queue-days/index.ts';
import { cacheCounters } from './cached-counters.ts';

/** Counters whose figures are never known, as in a process while others write. */
function outdatedCounters() {
  const reads: string[][] = [];
  const ensure = async (days: readonly DayKey[]) => {
    reads.push(days.map(({ queueId, time = null }) => `${queueId} ${time}`));
    await new Promise((resolve) => setImmediate(resolve));
    return days.map((day) => buildCounter({ ...day, id: day.queueId, time: day.time ?? null }));
  };
  const counters = { ensure } as Parameters<typeof cacheCounters>[0];
  return { reads, ...cacheCounters(counters, { latest: () => undefined }, () => 0) };
}

const day = (queueId: number, time?: string): DayKey => ({
  queueId,
  merchantId: 1,
  date: '2026-11-23',
  ...(time === undefined ? {} : { time }),
});

/** Counters of which only some exist, and the ids by which they are looked up. */
function existingCounters(...stored: number[]) {
  const state = { now: 1, stored, reads: [] as (readonly number[])[] };
  const made = (ids: readonly number[]) => ids.map((id) => buildCounter({ id }));
  const counters = {
    async findMany(ids: readonly number[]) {
      state.reads.push(ids);
      return made(ids.filter((id) => state.stored.includes(id)));
    },
    ensure: async (days: readonly DayKey[]) => made(days.map(({ queueId }) => queueId)),
  } as unknown as Parameters<typeof cacheCounters>[0];
  return { state, ...cacheCounters(counters, { latest: () => undefined }, () => state.now) };
}

test('S-05 whether a day has a counter is read once in ten seconds, also if it has none', async () => {
  const { state, existing } = existingCounters(7, 9);
  expect(await existing([7, 8])).toEqual([7]);
  expect(await existing([8, 9])).toEqual([9]);
  expect(await existing([7, 8, 9])).toEqual([7, 9]);
  expect(state.reads).toEqual([[7, 8], [9]]);
  state.now = 10_002;
  expect(await existing([8])).toEqual([]);
  expect(state.reads).toHaveLength(3);
});

test('S-15 a counter exists at once when this process creates it or another process writes to it', async () => {
  const { state, existing, ensure, ensureIds, recordExistence } = existingCounters();
  expect(await existing([7, 8, 9])).toEqual([]);
  await ensureIds([day(7)]);
  recordExistence(8);
  // Together with a show, as in a list of queues.
  await ensure([day(9), day(10, '20:00')]);
  expect(await existing([7, 8, 9])).toEqual([7, 8, 9]);
  expect(state.reads).toHaveLength(1);
});

test('requests that arrive together read the counter of their queue together', async () => {
  const { reads, ensure, ensureIds } = outdatedCounters();
  await ensureIds([day(7)]);
  reads.length = 0;
  const found = await Promise.all(Array.from({ length: 60 }, () => ensure([day(7)])));
  expect(found.map(([counter]) => counter?.queueId)).toEqual(Array(60).fill(7));
  // The first request reads alone, the others once it is through.
  expect(reads).toEqual([['7 null'], ['7 null']]);
});

test('each request gets the counters of its own days, slots of shows included', async () => {
  const { reads, ensure } = outdatedCounters();
  const asked = [[day(7)], [day(8, '20:00')], [day(8, '22:00'), day(7)], [day(8, '20:00')]];
  const found = await Promise.all(asked.map((days) => ensure(days)));
  const keys = found.map((counters) => counters.map(({ queueId, time }) => [queueId, time]));
  expect(keys).toEqual([
    [[7, null]],
    [[8, '20:00']],
    [
      [8, '22:00'],
      [7, null],
    ],
    [[8, '20:00']],
  ]);
  expect(reads.flat().filter((each) => each === '8 20:00').length).toBeLessThanOrEqual(2);
});
