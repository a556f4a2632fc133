import type { Collection } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import type { TicketDocument, TicketRecord } from '../../tickets/index.ts';

/** A called ticket, as figures have it. */
export type Called = {
  number: number;
  paxCount: number;
  createdAt: Date;
  executedAt: Date;
} & Pick<TicketRecord, 'desk' | 'callFirst' | 'callAfter' | 'calledAgain' | 'asideAt' | 'sortKey'>;

export const CALL_FIELDS = {
  _id: 0,
  number: 1,
  paxCount: 1,
  createdAt: 1,
  executedAt: 1,
  desk: 1,
  callFirst: 1,
  callAfter: 1,
  calledAgain: 1,
  asideAt: 1,
  sortKey: 1,
};

/** The numbers of a group, and which of its tickets are called still. */
export type Group = { first: number; number: number; called: Called[] };

type WithCalls = CounterDocument & { calls: Called[] };

/**
 * Adds the groups that desks still show while other desks have called more than figures hold: who has left them is known by
 * their tickets alone. Hardly any counter has one, and the others are not asked about.
 */
export async function withGroups<Counter extends WithCalls>(
  tickets: Collection<TicketDocument>,
  counters: Counter[],
): Promise<(Counter & { groups?: Group[] })[]> {
  return Promise.all(
    counters.map(async (counter) => {
      const ranges = earlierRanges(counter);
      if (ranges.length === 0) return counter;
      const groups = ranges.map(async ({ first, number }) => ({
        first,
        number,
        called: await tickets
          .find({
            counterId: counter._id,
            state: 'called',
            number: { $gte: first, $lte: number },
          })
          .project<Called>(CALL_FIELDS)
          .toArray(),
      }));
      return { ...counter, groups: await Promise.all(groups) };
    }),
  );
}

/** The groups of which some number is smaller than those of all the latest calls. */
function earlierRanges({ calls, deskCalls = {}, deskOverrides = {} }: WithCalls) {
  const smallest = Math.min(...calls.map(({ number }) => number));
  const again = Object.values(deskOverrides).map(({ call }) => call);
  return [...Object.values(deskCalls), ...again].filter(
    ({ first, number }) => first < number && first < smallest,
  );
}
