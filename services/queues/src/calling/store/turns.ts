import { createKeyedQueue, isDuplicateKey, openCollection } from '@turno/kit';
import type { Db } from 'mongodb';
import type { Turn } from '../rules/auto-turn.ts';
import { createGroupPauses } from './group-pauses.ts';
import type { TakenTurn, TurnDocument, TurnState } from './turn-document.ts';

/** How many commands are stored for each merchant, so that each takes one turn. */
const REMEMBERED = 40;

/**
 * The turns among the automatic queues of each merchant, and among the children of each multi-queue per day: one document each,
 * changed by compare-and-set.
 */
export async function createTurns(db: Db, name: 'turns' | 'familyTurns' = 'turns') {
  const turns = await openCollection<TurnDocument>(db, {
    name,
    shardKey: { _id: 1 },
    indexes: [{ key: { isPausing: 1 }, partialFilterExpression: { isPausing: true } }],
  });
  return {
    /** Runs the commands of this process in sequence, so that they compete only with those of other processes. */
    inOrder: createKeyedQueue<number>(),
    async read(merchantId: number): Promise<TurnState> {
      const found = await turns.findOne({ _id: merchantId });
      const { version = 0, queueId = null, served = 0, commands = [] } = found ?? {};
      return { version, queueId, served, commands };
    },
    /** Takes the turn for a command; false when another command was faster. */
    async take(merchantId: number, before: TurnState, turn: Turn, taken: TakenTurn) {
      const { version } = before;
      try {
        const { matchedCount, upsertedCount } = await turns.updateOne(
          {
            _id: merchantId,
            ...versionOf(version),
            'commands.commandId': { $ne: taken.commandId },
          },
          {
            $set: { ...turn },
            $inc: { version: 1 },
            $push: {
              commands: { $each: [taken], $slice: -REMEMBERED },
            },
          },
          { upsert: version === 0 },
        );
        return matchedCount + upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** Sends a command that found its queue empty to another queue. */
    async retake(merchantId: number, before: TurnState, turn: Turn, taken: TakenTurn) {
      const { matchedCount } = await turns.updateOne(
        { _id: merchantId, version: before.version, 'commands.commandId': taken.commandId },
        { $set: { ...turn, 'commands.$.queueId': taken.queueId }, $inc: { version: 1 } },
      );
      return matchedCount === 1;
    },
    /** Removes a command that called from no queue, unless the state has changed. */
    async drop(merchantId: number, { version }: TurnState, commandId: string): Promise<void> {
      await turns.updateOne(
        { _id: merchantId, ...versionOf(version) },
        { $pull: { commands: { commandId } }, $inc: { version: 1 } },
      );
    },
    ...createGroupPauses(turns),
  };
}

/** A document created by a pause has no version yet. */
function versionOf(version: number) {
  return version === 0 ? { version: { $exists: false } } : { version };
}
