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
 * Applies the state of a multi-queue to its children. The parent is changed and flagged first, then each child, so that its own
 * allocation rejects requests; then the flag is removed. Idempotent; any process may continue from the flag.
 */
export async function familyStates(counters: Collection<CounterDocument>, follow: Follow) {
  await counters.createIndexes([
    { key: { spreading: 1 }, partialFilterExpression: { spreading: true } },
  ]);
  return {
    /** The state that a multi-queue still has to apply to its children; `null` when all have followed. */
    async findSpreading(counterId: number): Promise<Spreading | null> {
      const found = await counters.findOne({ _id: counterId, spreading: true });
      return found && spreadingOf(found);
    },
    /** A bounded batch of multi-queues whose children have not all followed. */
    async findAllSpreading(limit: number): Promise<Spreading[]> {
      const found = counters.find({ spreading: true }, { limit });
      return (await found.toArray()).map(spreadingOf);
    },
    follow,
    /** Removes the flag, unless there is a newer state to apply. */
    async endSpreading({ counterId, state: { version } }: Spreading): Promise<void> {
      await counters.updateOne({ _id: counterId, version }, { $unset: { spreading: 1 } });
    },
  };
}

function spreadingOf({ _id, queueId, merchantId, date, ...said }: CounterDocument): Spreading {
  const { version = 0, closed, paused } = said;
  return { counterId: _id, queueId, merchantId, date, state: { version, closed, paused } };
}
