import { isDuplicateKey } from '@turno/kit';
import type { Collection } from 'mongodb';
import type { AcceptedPause, GroupPause, TurnDocument } from './turn-document.ts';

/** Group pauses that are stored for each merchant, so that each of them is accepted once. */
const REMEMBERED = 40;

/** Pauses of all automatic queues of a merchant together, each accepted by one conditional update. */
export function createGroupPauses(turns: Collection<TurnDocument>) {
  /** What a group pause did; `null` when none of this id was accepted. */
  async function findPause(merchantId: number, id: string): Promise<AcceptedPause | null> {
    const found = await turns.findOne({ _id: merchantId });
    return found?.acceptedPauses?.find((each) => each.id === id) ?? null;
  }

  /** Accepts a group pause, once: afterwards it reaches every queue. False when it was accepted before. */
  async function acceptPause(
    merchantId: number,
    groupPause: GroupPause,
    did: AcceptedPause,
  ): Promise<boolean> {
    try {
      const { matchedCount, upsertedCount } = await turns.updateOne(
        { _id: merchantId, 'acceptedPauses.id': { $ne: groupPause.id } },
        {
          $set: { groupPause, isPausing: true },
          $inc: { groupPauseVersion: 1 },
          $push: { acceptedPauses: { $each: [did], $slice: -REMEMBERED } },
        },
        { upsert: true },
      );
      return matchedCount + upsertedCount === 1;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (await findPause(merchantId, groupPause.id)) return false;
      // Another command was the merchant's first and inserted its document meanwhile.
      return acceptPause(merchantId, groupPause, did);
    }
  }

  return {
    acceptPause,
    findPause,
    /** What was wanted last, and its version; `null` once it has reached every queue. */
    async readPause(merchantId: number): Promise<(GroupPause & { version: number }) | null> {
      const found = await turns.findOne({ _id: merchantId, isPausing: true });
      // A pause that an older release accepted has no version.
      return found?.groupPause
        ? { ...found.groupPause, version: found.groupPauseVersion ?? 0 }
        : null;
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
