import { invalidating } from '../../core/index.ts';
import type { CounterRecord, createCounters, DayKey } from '../../queue-days/index.ts';
import type { Figures } from './figures.ts';

type Counters = Awaited<ReturnType<typeof createCounters>>;
type KeptFigures = {
  read(ids: readonly number[]): Promise<ReadonlyMap<number, Figures>>;
  invalidate(id: number): void;
  invalidateAll(): void;
};

type Day = DayKey & { time?: string | null };

const MAX_KEPT = 10_000;

/** Counters whose ids are looked up once a day, and which are then read together with their figures. */
export function keepCounters(counters: Counters, figures: KeptFigures) {
  const ids = new Map<string, number>();
  const forget = (id: number | null) =>
    id === null ? figures.invalidateAll() : figures.invalidate(id);

  /** All of them from memory, or `null` when one is not known yet. */
  async function known(days: readonly Day[]): Promise<CounterRecord[] | null> {
    // Seats are counted in the database alone.
    if (days.some(({ time }) => typeof time === 'string')) return null;
    const found = days.map((day) => ids.get(JSON.stringify(day)));
    if (found.includes(undefined)) return null;
    const wanted = found.flatMap((id) => id ?? []);
    const read = await figures.read(wanted);
    const records = wanted.flatMap((id) => read.get(id)?.counter ?? []);
    return records.length === wanted.length ? records : null;
  }

  return {
    // The number served is noted with the call that raised it.
    ...invalidating(counters, forget, ['raiseCurrent']),
    /** The counters of these days, begun where nobody has yet, as the figures have them. */
    async ensure(days: readonly Day[]): Promise<CounterRecord[]> {
      const kept = await known(days);
      if (kept) return kept;
      const made = await counters.ensure(days);
      if (ids.size > MAX_KEPT) ids.clear();
      for (const day of days) {
        const counter = made.find((each) => isOf(each, day));
        if (counter) ids.set(JSON.stringify(day), counter.id);
      }
      return made;
    },
  };
}

/** A day may name a slot of an event; where it names none, it means the counter of the whole day. */
function isOf(counter: CounterRecord, day: Day): boolean {
  return (
    counter.queueId === day.queueId &&
    counter.date === day.date &&
    counter.time === (day.time ?? null)
  );
}
