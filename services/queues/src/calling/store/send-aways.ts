import type { Collection, Db } from 'mongodb';
import {
  type CounterDocument,
  type CounterRecord,
  counterRecord,
  type SendAway,
} from '../../queue-days/index.ts';

/** How many commands a counter remembers, so that each sends people away once. */
const REMEMBERED = 30;
const UNDER_WAY = { 'sendAway.id': { $exists: true } };

/** Sending people away from a closed queue: the counter stores the command before the first ticket ends. */
export async function createSendAways(db: Db) {
  const counters: Collection<CounterDocument> = db.collection('counters');
  await counters.createIndex({ 'sendAway.id': 1 }, { partialFilterExpression: UNDER_WAY });
  const read = async (_id: number) => {
    const found = await counters.findOne({ _id });
    return found && counterRecord(found);
  };
  return {
    read,
    /**
     * Stores the command with the highest number that it includes: people who join after a reopening stay. `false` when the
     * queue is open, another command is in progress, or this one was stored before.
     */
    async begin(
      counterId: number,
      { id, at, withCalled }: Pick<SendAway, 'id' | 'at' | 'withCalled'>,
    ): Promise<boolean> {
      const absent = { $exists: false };
      const { modifiedCount } = await counters.updateOne(
        { _id: counterId, closed: true, sendAway: absent, sentAwayIds: { $ne: id } },
        [
          {
            $set: {
              sendAway: { id: { $literal: id }, upTo: '$lastNumber', at, withCalled },
              sentAwayIds: {
                $slice: [
                  { $concatArrays: [{ $ifNull: ['$sentAwayIds', []] }, [{ $literal: id }]] },
                  -REMEMBERED,
                ],
              },
            },
          },
        ],
      );
      return modifiedCount === 1;
    },
    async hasCommand(counterId: number, id: string): Promise<boolean> {
      const filter = { _id: counterId, sentAwayIds: id };
      return (await counters.findOne(filter, { projection: { _id: 1 } })) !== null;
    },
    /** Removes a command from its counter after all of its tickets have ended. */
    async end(counterId: number, id: string): Promise<void> {
      await counters.updateOne(
        { _id: counterId, 'sendAway.id': id },
        { $unset: { sendAway: true } },
      );
    },
    /** A bounded batch of counters with a command in progress. */
    async findUnderWay(limit: number): Promise<CounterRecord[]> {
      return (await counters.find(UNDER_WAY).limit(limit).toArray()).map(counterRecord);
    },
  };
}
