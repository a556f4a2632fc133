import type { Collection } from 'mongodb';
import type { TicketDocument } from '../../tickets/index.ts';

/** People of the numbers up to `upTo`. */
type Total = { upTo: number; people: number };
type Sum = { _id: { counterId: number; block: number }; people: number };

/** Together with a state, a range of numbers is read from an index alone; abandoned numbers have no people. */
const STATES = ['waiting', 'called', 'cancelled'] as const;
const BLOCK = 1_000;
const MAX_CACHED = 10_000;

/**
 * People of all tickets of a day. Tickets are never deleted within their day and their people never change, so what was
 * counted once stays counted: only the newest numbers are read again, a thousand or two.
 */
export function createTotals(tickets: Collection<TicketDocument>) {
  const cached = new Map<number, Total>();
  const totalOf = (id: number): Total => cached.get(id) ?? { upTo: 0, people: 0 };

  return {
    async read(
      counters: readonly { id: number; lastNumber: number }[],
    ): Promise<Map<number, number>> {
      const issued = counters.filter(({ lastNumber }) => lastNumber > 0);
      if (issued.length === 0) return new Map();
      if (cached.size > MAX_CACHED) cached.clear();
      // As of now: another read may be under way beside this one.
      const known = new Map(issued.map(({ id }) => [id, totalOf(id)]));
      const newer = [...known].map(([counterId, { upTo }]) => ({
        counterId,
        state: { $in: [...STATES] },
        number: { $gt: upTo },
      }));
      const block = { $floor: { $divide: [{ $subtract: ['$number', 1] }, BLOCK] } };
      const sums = await tickets
        .aggregate<Sum>([
          { $match: { $or: newer } },
          { $group: { _id: { counterId: '$counterId', block }, people: { $sum: '$paxCount' } } },
        ])
        .toArray();
      return new Map(
        issued.map(({ id, lastNumber }) => {
          const ofCounter = sums.filter(({ _id }) => _id.counterId === id);
          const before = known.get(id) ?? { upTo: 0, people: 0 };
          // So far behind the newest number every ticket is stored or abandoned: nothing is pending for so long.
          const upTo = Math.max(before.upTo, (Math.floor(lastNumber / BLOCK) - 1) * BLOCK);
          const finished = ofCounter.filter(({ _id }) => (_id.block + 1) * BLOCK <= upTo);
          cached.set(id, { upTo, people: before.people + sumOf(finished) });
          return [id, before.people + sumOf(ofCounter)];
        }),
      );
    },
  };
}

function sumOf(sums: readonly Sum[]): number {
  return sums.reduce((sum, { people }) => sum + people, 0);
}
