import { LRUCache } from 'lru-cache';
import type { Collection } from 'mongodb';
import type { CounterRecord } from '../../queue-days/index.ts';
import { IS_TICKET, type TicketDocument } from '../../tickets/index.ts';

type Allocated = Pick<CounterRecord, 'lastNumber' | 'pendingTickets'>;
type Counter = Allocated & { id: number };

/** Whether a total counts the people of a number. */
export type Counted = { has(number: number): boolean };

/**
 * The numbers whose people a total includes: all that were allocated when the counter was read, except those without a ticket.
 */
export function countedNumbers({ lastNumber, pendingTickets }: Allocated): Counted {
  const pending = new Set(pendingTickets.map(({ number }) => number));
  return { has: (number) => number <= lastNumber && !pending.has(number) };
}

/** People of the numbers up to `upTo`. */
type Total = { upTo: number; people: number };
type Sum = { _id: { counterId: number; block: number }; people: number };
type StoredTicket = { counterId: number; number: number; people: number };

/** The people of all tickets of a counter, and which of its pending tickets are stored and included. */
type CountedPeople = { people: number; stored: number[] };

const BLOCK = 1_000;
const MAX_CACHED = 10_000;

/**
 * The people of all tickets of a day. Tickets are never deleted within their day and their number of people never changes, so
 * earlier counts stay valid: only the newest numbers, one or two thousand, are read again.
 */
export function createTotals(tickets: Collection<TicketDocument>) {
  const cached = new LRUCache<number, Total>({ max: MAX_CACHED });
  const totalOf = (id: number): Total => cached.get(id) ?? { upTo: 0, people: 0 };

  return {
    /** Counts the tickets whose numbers the counters had allocated when they were read, and no later ones. */
    async read(counters: readonly Counter[]): Promise<Map<number, CountedPeople>> {
      const issued = counters.filter(({ lastNumber }) => lastNumber > 0);
      if (issued.length === 0) return new Map();
      // A snapshot, because another read may be in progress.
      const known = new Map(issued.map(({ id }) => [id, totalOf(id)]));
      const newer = issued.map(({ id, lastNumber, pendingTickets }) => ({
        counterId: id,
        // With these states, the index alone covers a range of numbers.
        ...IS_TICKET,
        number: {
          $gt: known.get(id)?.upTo ?? 0,
          $lte: lastNumber,
          $nin: pendingTickets.map(({ number }) => number),
        },
      }));
      const block = { $floor: { $divide: [{ $subtract: ['$number', 1] }, BLOCK] } };
      const [sums, storedTickets] = await Promise.all([
        tickets
          .aggregate<Sum>([
            { $match: { $or: newer } },
            { $group: { _id: { counterId: '$counterId', block }, people: { $sum: '$paxCount' } } },
          ])
          .toArray(),
        readStored(tickets, issued),
      ]);
      return new Map(
        issued.map(({ id, lastNumber }) => {
          const ofCounter = sums.filter(({ _id }) => _id.counterId === id);
          const before = known.get(id) ?? { upTo: 0, people: 0 };
          // This far behind the newest number every ticket is stored or abandoned, because no number is pending that long.
          const upTo = Math.max(before.upTo, (Math.floor(lastNumber / BLOCK) - 1) * BLOCK);
          const finished = ofCounter.filter(({ _id }) => (_id.block + 1) * BLOCK <= upTo);
          cached.set(id, { upTo, people: before.people + sumOf(finished) });
          const stored = storedTickets.filter(({ counterId }) => counterId === id);
          const people = before.people + sumOf(ofCounter) + sumOf(stored);
          return [id, { people, stored: stored.map(({ number }) => number) }];
        }),
      );
    },
  };
}

/** The pending tickets of counters that are stored by now. */
async function readStored(tickets: Collection<TicketDocument>, counters: readonly Counter[]) {
  const pending = counters
    .filter(({ pendingTickets }) => pendingTickets.length > 0)
    .map(({ id, pendingTickets }) => ({
      counterId: id,
      ...IS_TICKET,
      number: { $in: pendingTickets.map(({ number }) => number) },
    }));
  if (pending.length === 0) return [];
  return tickets
    .find({ $or: pending })
    .project<StoredTicket>({ _id: 0, counterId: 1, number: 1, people: '$paxCount' })
    .toArray();
}

function sumOf(sums: readonly Pick<Sum, 'people'>[]): number {
  return sums.reduce((sum, { people }) => sum + people, 0);
}
