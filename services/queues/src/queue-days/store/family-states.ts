import type { Collection } from 'mongodb';
import type { CounterDocument, FamilyState } from './counter-document.ts';

/** A multi-queue's day whose children have not all followed yet. */
export type Spreading = {
  counterId: number;
  queueId: number;
  merchantId: number;
  date: string;
  state: FamilyState;
};

type Follow = (id: number, family: FamilyState) => Promise<void>;

/**
 * How children follow their multi-queue. The parent is changed and flagged first, then each child, so that its own
 * allocation refuses, then the flag is removed. Any process may go on from the flag, any number of times.
 */
export async function familyStates(counters: Collection<CounterDocument>, follow: Follow) {
  await counters.createIndexes([
    { key: { spreading: 1 }, partialFilterExpression: { spreading: true } },
  ]);
  return {
    /** The state that one multi-queue still has to spread; `null` when all children have followed. */
    async findSpreading(counterId: number): Promise<Spreading | null> {
      const found = await counters.findOne({ _id: counterId, spreading: true });
      return found && spreadingOf(found);
    },
    /** Multi-queues whose state was not spread to the end, a bounded batch. */
    async findAllSpreading(limit: number): Promise<Spreading[]> {
      const found = counters.find({ spreading: true }, { limit });
      return (await found.toArray()).map(spreadingOf);
    },
    follow,
    /** Removes the flag, unless a newer state is to be spread by now. */
    async endSpreading({ counterId, state: { version } }: Spreading): Promise<void> {
      await counters.updateOne({ _id: counterId, version }, { $unset: { spreading: 1 } });
    },
  };
}

function spreadingOf({ _id, queueId, merchantId, date, ...said }: CounterDocument): Spreading {
  const { version = 0, closed, paused } = said;
  return { counterId: _id, queueId, merchantId, date, state: { version, closed, paused } };
}
