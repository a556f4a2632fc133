import { isDuplicateKey, openCollection } from '@turno/kit';
import type { Db } from 'mongodb';
import type { Turn } from '../rules/auto-turn.ts';

/** Which queue a command was sent to. */
type TakenTurn = {
  commandId: string;
  queueId: number;
  /** S-20: of a multi-queue, shared by the presses that a desk sends after one call. */
  press?: string;
};
/** The wanted state of all automatic queues together. */
export type GroupPause = { id: string; paused: boolean; notify: boolean };
export type TurnState = Turn & { version: number; commands: TakenTurn[] };

type TurnDocument = Turn & {
  _id: number;
  version: number;
  /** The latest commands and where each was sent. */
  commands: TakenTurn[];
  groupPause?: GroupPause;
  /** Set until the pause has reached every queue. */
  isPausing?: true;
};

/** Commands that are stored for each merchant, so that each of them takes one turn. */
const REMEMBERED = 40;

/**
 * For each merchant whose turn it is among its automatic queues, and for each day of a multi-queue which child was served:
 * one document, changed by compare and set.
 */
export async function createTurns(db: Db, name: 'turns' | 'familyTurns' = 'turns') {
  const turns = await openCollection<TurnDocument>(db, {
    name,
    shardKey: { _id: 1 },
    indexes: [{ key: { isPausing: 1 }, partialFilterExpression: { isPausing: true } }],
  });
  return {
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
    /** Sends a command that found its queue empty to another one. */
    async retake(merchantId: number, before: TurnState, turn: Turn, taken: TakenTurn) {
      const { matchedCount } = await turns.updateOne(
        { _id: merchantId, version: before.version, 'commands.commandId': taken.commandId },
        { $set: { ...turn, 'commands.$.queueId': taken.queueId }, $inc: { version: 1 } },
      );
      return matchedCount === 1;
    },
    /** Removes a command that calls from no queue, unless the state has changed. */
    async drop(merchantId: number, { version }: TurnState, commandId: string): Promise<void> {
      await turns.updateOne(
        { _id: merchantId, ...versionOf(version) },
        { $pull: { commands: { commandId } }, $inc: { version: 1 } },
      );
    },
    async wantPause(merchantId: number, groupPause: GroupPause): Promise<void> {
      await turns.updateOne(
        { _id: merchantId },
        { $set: { groupPause, isPausing: true } },
        { upsert: true },
      );
    },
    /** What was wanted last. */
    async readPause(merchantId: number): Promise<GroupPause | null> {
      return (await turns.findOne({ _id: merchantId }))?.groupPause ?? null;
    },
    /** Done with one pause; false when something else is wanted by now. */
    async endPause(merchantId: number, id: string): Promise<boolean> {
      const { matchedCount } = await turns.updateOne(
        { _id: merchantId, 'groupPause.id': id },
        { $unset: { isPausing: 1 } },
      );
      return matchedCount === 1;
    },
    /** Merchants whose pause has not reached every queue, a bounded batch. */
    async findPausing(limit: number): Promise<number[]> {
      const found = turns.find({ isPausing: true }, { projection: { _id: 1 }, limit });
      return (await found.toArray()).map(({ _id }) => _id);
    },
  };
}

/** A document that a pause made has no version yet. */
function versionOf(version: number) {
  return version === 0 ? { version: { $exists: false } } : { version };
}
