import { isDuplicateKey } from '@turno/kit';
import type { Collection } from 'mongodb';
import type { AcceptedPause, GroupPause, TurnDocument } from './turn-document.ts';

/** How many group pauses are stored for each merchant, so that each is accepted once. */
const REMEMBERED = 40;

/** Pauses of all automatic queues of a merchant together, each accepted by one conditional update. */
export function createGroupPauses(turns: Collection<TurnDocument>) {
  /** The effect of a group pause; `null` when none with this id was accepted. */
  async function findPause(merchantId: number, id: string): Promise<AcceptedPause | null> {
    const found = await turns.findOne({ _id: merchantId });
    return found?.acceptedPauses?.find((each) => each.id === id) ?? null;
  }

  /** Accepts a group pause once; afterwards it reaches every queue. False when it was accepted before. */
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
      // A concurrent command was the merchant's first and inserted its document meanwhile.
      return acceptPause(merchantId, groupPause, did);
    }
  }

  return {
    acceptPause,
    findPause,
    /** The last wanted state and its version; `null` when it has reached every queue. */
    async readPause(merchantId: number): Promise<(GroupPause & { version: number }) | null> {
      const found = await turns.findOne({ _id: merchantId, isPausing: true });
      // A pause that an older release accepted has no version.
      return found?.groupPause
        ? { ...found.groupPause, version: found.groupPauseVersion ?? 0 }
        : null;
    },
    /** Ends one pause; false when another state is wanted by now. */
    async endPause(merchantId: number, id: string): Promise<boolean> {
      const { matchedCount } = await turns.updateOne(
        { _id: merchantId, 'groupPause.id': id },
        { $unset: { isPausing: 1 } },
      );
      return matchedCount === 1;
    },
    /** A bounded batch of merchants whose pause has not reached every queue. */
    async findPausing(limit: number): Promise<number[]> {
      const found = turns.find({ isPausing: true }, { projection: { _id: 1 }, limit });
      return (await found.toArray()).map(({ _id }) => _id);
    },
  };
}
