import { LRUCache } from 'lru-cache';
import type { Collection, Filter, UpdateFilter } from 'mongodb';
import type { CounterDocument, PendingTicket } from '../../queue-days/index.ts';
import type { TicketDocument } from '../../tickets/index.ts';
import type { Assignment, Sequence } from '../rules/assign-numbers.ts';
import { type Collections, writeBatch } from './number-batch.ts';

type Counter = Sequence<PendingTicket>;
type Change = {
  assignment: Assignment<PendingTicket>;
  /** Numbers whose tickets are stored. */
  finished: readonly number[];
  /** The tickets of those numbers that can be inserted with them. */
  documents: readonly TicketDocument[];
  /** The deadline of the write, by the database's clock; such a write contains no tickets. */
  before: Date | null;
  /** Whether to issue the numbers even if the counter is closed or paused. */
  isWaitingHere: boolean;
};

/** How many sequences are cached; a missing one costs one read. */
const MAX_CACHED = 1_000;

/**
 * The sequences from which numbers are allocated, as cached by this process. They may be outdated: a sequence is written only
 * if no number was allocated since it was read, so the highest number is its version, and entries do not expire.
 */
export function createSequences({ counters, tickets }: Collections) {
  const cached = new LRUCache<number, Counter>({ max: MAX_CACHED });
  return {
    cached: (counterId: number): Counter | undefined => cached.get(counterId),
    invalidate: (counterId: number): void => void cached.delete(counterId),
    /** The sequence of a counter that issues numbers; `null` when it is closed or paused, also for good. */
    async read(counterId: number, isWaitingHere = false): Promise<Counter | null> {
      const found = await counters.findOne(
        { _id: counterId, ...givingNumbers(isWaitingHere) },
        {
          projection: {
            lastNumber: 1,
            pendingTickets: 1,
            bookings: 1,
            settingsFence: 1,
            hoursFence: 1,
          },
        },
      );
      if (!found) return null;
      const { lastNumber, pendingTickets = {}, bookings = [] } = found;
      const fence = { settings: found.settingsFence ?? 0, hours: found.hoursFence ?? 0 };
      const pending = Object.values(pendingTickets);
      return { lastNumber, pendingTickets: pending, bookings, fence };
    },
    /**
     * Adds numbers and inserts their tickets. Returns `null` if the sequence has changed or is closed, otherwise how many of
     * the tickets, from the first one on, were inserted.
     */
    async write(counterId: number, sequence: Counter, change: Change): Promise<number | null> {
      const { assignment, documents, before, finished, isWaitingHere } = change;
      const { fresh, booked } = assignment;
      if (fresh.length === 0) return 0;
      const lastNumber = sequence.lastNumber + fresh.length;
      const filter = {
        _id: counterId,
        lastNumber: sequence.lastNumber,
        settingsFence: { $not: { $gt: sequence.fence.settings } },
        hoursFence: { $not: { $gt: sequence.fence.hours } },
        ...givingNumbers(isWaitingHere),
      };
      const update = written(lastNumber, change);
      const inserted = before
        ? await inTime(counters, { filter, update, before })
        : await writeBatch({ counters, tickets }, { filter, update, documents });
      if (inserted === null) return null;
      const left = sequence.pendingTickets.filter(({ number }) => !finished.includes(number));
      const bookings = [...sequence.bookings, ...booked];
      const pendingTickets = [...left, ...fresh];
      cached.set(counterId, { ...sequence, lastNumber, pendingTickets, bookings });
      return inserted;
    },
  };
}

/** Closing and pausing affect only newcomers; a removed counter issues no numbers at all. */
function givingNumbers(isWaitingHere: boolean) {
  return isWaitingHere ? { removed: { $exists: false } } : { closed: false, paused: false };
}

type Timed = {
  filter: Filter<CounterDocument>;
  update: UpdateFilter<CounterDocument>;
  before: Date;
};

/** Writes numbers that have a deadline; their tickets are inserted afterwards. */
async function inTime(
  counters: Collection<CounterDocument>,
  { filter, update, before }: Timed,
): Promise<0 | null> {
  const isInTime = { $expr: { $lt: ['$$NOW', before] } };
  const { matchedCount } = await counters.updateOne({ ...filter, ...isInTime }, update);
  return matchedCount === 0 ? null : 0;
}

function written(lastNumber: number, { assignment: { fresh, booked }, finished }: Change) {
  const added = Object.fromEntries(fresh.map((each) => [pathOf(each.number), each]));
  const gone = Object.fromEntries(finished.map((number) => [pathOf(number), '' as const]));
  return {
    $set: { lastNumber, hasPendingTickets: true as const, ...added },
    ...(finished.length > 0 ? { $unset: gone } : {}),
    ...(booked.length > 0 ? { $push: { bookings: { $each: booked } } } : {}),
  };
}

/** Where a counter's document stores the pending ticket of a number. */
export const pathOf = (number: number) => `pendingTickets.${number}` as const;
