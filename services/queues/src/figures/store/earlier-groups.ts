import type { Collection } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import type { TicketDocument, TicketRecord } from '../../tickets/index.ts';

/** The fields of a called ticket that figures store. */
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

/** The numbers of a group, and those of its tickets that are still called. */
export type Group = { first: number; number: number; called: Called[] };

type WithCalls = CounterDocument & { calls: Called[] };

/**
 * Adds groups that desks still show although other desks have since called more tickets than figures store. Only the tickets
 * themselves show who has left such a group. Hardly any counter has one; for the others nothing is read.
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

/** The groups with a number smaller than those of all the latest calls. */
function earlierRanges({ calls, deskCalls = {}, deskOverrides = {} }: WithCalls) {
  const smallest = Math.min(...calls.map(({ number }) => number));
  const again = Object.values(deskOverrides).map(({ call }) => call);
  return [...Object.values(deskCalls), ...again].filter(
    ({ first, number }) => first < number && first < smallest,
  );
}
