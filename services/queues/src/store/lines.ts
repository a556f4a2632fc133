import type { Collection } from 'mongodb';
import type { Allotment, Line } from '../rules/allotment.ts';
import type { CounterDocument } from './counters.ts';
import type { PendingTicket } from './records.ts';

type Counters = Collection<CounterDocument>;
type Counter = Line<PendingTicket>;
type Change = {
  allotment: Allotment<PendingTicket>;
  /** Numbers whose tickets stand. */
  finished: readonly number[];
  /** Until when it may be written, by the database's clock. */
  before: Date | null;
};

/** Counters whose line is kept; whichever is forgotten costs one read. */
const MAX_KEPT = 1_000;

/**
 * The lines that numbers are allocated in, as this process knows them. What is known may be old: a line is written only
 * if no number was allocated since it was read, so the highest number is its version.
 */
export function createLines(counters: Counters) {
  const kept = new Map<number, Counter>();
  return {
    kept: (counterId: number): Counter | undefined => kept.get(counterId),
    forget: (counterId: number): void => void kept.delete(counterId),
    /** The line of a counter that gives numbers; `null` when it is closed or paused. */
    async read(counterId: number): Promise<Counter | null> {
      const found = await counters.findOne(
        { _id: counterId, closed: false, paused: false },
        { projection: { next: 1, unfinished: 1, bookings: 1 } },
      );
      if (!found) return null;
      const { next, unfinished = {}, bookings = [] } = found;
      return { next, pending: Object.values(unfinished), bookings };
    },
    /** Adds numbers, unless the line has changed or gives none; answers whether it did. */
    async write(counterId: number, line: Counter, change: Change): Promise<boolean> {
      const { allotment, finished } = change;
      const { fresh, booked } = allotment;
      if (fresh.length === 0) return true;
      const next = line.next + fresh.length;
      const { matchedCount } = await counters.updateOne(
        { _id: counterId, ...unchanged(line, change) },
        written(next, change),
      );
      if (matchedCount === 0) return false;
      if (kept.size > MAX_KEPT) kept.clear();
      const left = line.pending.filter(({ number }) => !finished.includes(number));
      const bookings = [...line.bookings, ...booked];
      kept.set(counterId, { next, pending: [...left, ...fresh], bookings });
      return true;
    },
  };
}

function unchanged({ next }: Counter, { before }: Change) {
  const inTime = before ? { $expr: { $lt: ['$$NOW', before] } } : {};
  return { next, closed: false, paused: false, ...inTime };
}

function written(next: number, { allotment: { fresh, booked }, finished }: Change) {
  const added = Object.fromEntries(fresh.map((each) => [pathOf(each.number), each]));
  const gone = Object.fromEntries(finished.map((number) => [pathOf(number), '' as const]));
  return {
    $set: { next, busy: true as const, ...added },
    ...(finished.length > 0 ? { $unset: gone } : {}),
    ...(booked.length > 0 ? { $push: { bookings: { $each: booked } } } : {}),
  };
}

/** Where a counter's document keeps what is pending for a number. */
export const pathOf = (number: number) => `unfinished.${number}` as const;
