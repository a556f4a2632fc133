import { createBatchCache, createBatches } from '@turno/kit';
import { afterWrite } from '../../core/index.ts';
import type {
  CounterRecord,
  createCounterStates,
  createCounters,
  DayKey,
} from '../../queue-days/index.ts';
import type { Figures } from './figures.ts';

type Counters = Awaited<ReturnType<typeof createCounters>>;
type LiveFigures = { latest(id: number): Figures | undefined };

const MAX_IDS = 10_000;
/** Ids never change; the entries of past days expire. */
const ID_TTL_MS = 86_400_000;
/** After midnight every request asks about the previous or the new day, which many queues do not have. */
const EXISTENCE_TTL_MS = 10_000;
/** How many requests read their counters in one batch. */
const BATCH_SIZE = 100;
/** The batch key: counters are read in one batch, whatever their queue. */
const TOGETHER = 0;

/**
 * Counters whose ids are looked up once a day and which come from their figures where those are loaded. Requests that arrive
 * while a counter is read share the next read, because the figures of a hot queue are outdated whenever another process has
 * written.
 */
export function cacheCounters(counters: Counters, figures: LiveFigures, clock: () => number) {
  const ids = createBatchCache<string, number>({
    name: 'counter-ids',
    max: MAX_IDS,
    ttlMs: ID_TTL_MS,
    clock,
    loadMany: async (keys) => {
      const made = await create(keys.map(dayOf));
      return new Map(made.map((counter) => [keyOf(counter), counter.id]));
    },
  });
  const existing = createBatchCache<number, true>({
    name: 'existing-counters',
    max: MAX_IDS,
    ttlMs: EXISTENCE_TTL_MS,
    clock,
    loadMany: async (ids) =>
      new Map((await counters.findMany(ids)).map(({ id }): [number, true] => [id, true])),
  });
  const recordExistence = (id: number) => existing.set(id, true);
  async function create(days: readonly DayKey[]): Promise<CounterRecord[]> {
    const made = await counters.ensure(days);
    for (const { id } of made) recordExistence(id);
    return made;
  }
  const ensure = createBatches<readonly DayKey[], CounterRecord[]>(
    async (_key, requests) => {
      const days = new Map(requests.flat().map((day) => [keyOf(day), day]));
      const made = await create([...days.values()]);
      const byKey = new Map(made.map((counter) => [keyOf(counter), counter]));
      return requests.map((each) => each.flatMap((day) => byKey.get(keyOf(day)) ?? []));
    },
    { maxItems: BATCH_SIZE },
  );
  return {
    ...counters,
    /** The counters of these days, created if they do not exist; never waits for figures. */
    async ensure(days: readonly DayKey[]): Promise<CounterRecord[]> {
      // The seats of a show are only counted in the database.
      if (days.some(hasTime)) return ensure(TOGETHER, days);
      const found = await ids.getMany(days.map(keyOf));
      const known = [...found.values()].flatMap((id) => figures.latest(id)?.counter ?? []);
      return known.length === days.length ? known : ensure(TOGETHER, days);
    },
    /** The ids of these counters, without reading existing counters again. */
    async ensureIds(days: readonly DayKey[]): Promise<number[]> {
      if (days.some(hasTime)) return (await ensure(TOGETHER, days)).map(({ id }) => id);
      return [...(await ids.getMany(days.map(keyOf))).values()];
    },
    /** Those of these counters that exist, without creating the others; read once in 10 s. */
    async existing(counterIds: readonly number[]): Promise<number[]> {
      return [...(await existing.getMany(counterIds)).keys()];
    },
    /** Called when another process has written to a counter, which may be new. */
    recordExistence,
    /** Called after events of other processes were missed. */
    invalidateExistence: existing.invalidateAll,
  };
}

type CounterStates = Awaited<ReturnType<typeof createCounterStates>>;

/** States of counters; each change invalidates the figures of its counter. */
export function cacheCounterStates(
  states: CounterStates,
  figures: { invalidate(id: number): void },
): CounterStates {
  return {
    ...states,
    change: afterWrite(states.change, (id) => figures.invalidate(id)),
    follow: afterWrite(states.follow, (id) => figures.invalidate(id)),
    async closeForGood(...args) {
      const closed = await states.closeForGood(...args);
      for (const { id } of closed) figures.invalidate(id);
      return closed;
    },
  };
}

const hasTime = ({ time }: DayKey) => typeof time === 'string';

function keyOf({ queueId, merchantId, date, time = null }: DayKey): string {
  return JSON.stringify([queueId, merchantId, date, time]);
}

function dayOf(key: string): DayKey {
  const [queueId, merchantId, date, time] = JSON.parse(key);
  return { queueId, merchantId, date, time };
}
