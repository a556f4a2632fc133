import { trusted } from 'mongoose';
import { DELETED_USER } from '../../ids.ts';
import type { PassModel } from './pass-model.ts';

type Association = { passId: number; userId: number; ownerId: number };
type Activation = { passId: number; ownerId: number; date: string };

type Version = { id: number; transfers: number };
type OwnerMove = { ownerId: number; from: number; to: number };

/** Changes of passes; each change of one pass is a compare-and-set. */
export function passChanges(passes: PassModel) {
  return {
    /** Activates passes for a date; idempotent. */
    async activate(ids: readonly number[], date: string): Promise<void> {
      await passes.updateMany(
        { _id: trusted({ $in: [...ids] }) },
        { $addToSet: { activatedOn: date } },
      );
    },
    /** Gives a pass of a user to a person; `false` when it has another person or is no longer the user's (PAS-015). */
    async associate({ passId, userId, ownerId }: Association): Promise<boolean> {
      const free = { passOwnerId: trusted({ $in: [null, ownerId] }), disabled: false };
      const given = { $set: { passOwnerId: ownerId } };
      return (await passes.updateOne({ _id: passId, userId, ...free }, given)).matchedCount === 1;
    },
    /** Activates a pass that was never activated, or only for this date; `false` otherwise. */
    async activateOnce({ passId, ownerId, date }: Activation): Promise<boolean> {
      const wanted = { _id: passId, passOwnerId: ownerId, disabled: false };
      const never = { activatedOn: trusted({ $in: [[], [date]] }) };
      const activated = { $set: { activatedOn: [date] } };
      return (await passes.updateOne({ ...wanted, ...never }, activated)).matchedCount === 1;
    },
    /**
     * Disables the passes of a deleted user permanently and removes the user from them; passes that the user issued remain
     * passes of staff.
     */
    async eraseUser(userId: number): Promise<void> {
      const erased = { userId: null, passOwnerId: null, disabled: true };
      await passes.updateMany({ userId }, { $set: erased });
      await passes.updateMany({ issuedBy: userId }, { $set: { issuedBy: DELETED_USER } });
    },
    /**
     * Moves passes that have not changed hands since the token was issued; returns those that this transfer moved. Idempotent.
     */
    async transfer(
      versions: readonly Version[],
      to: number,
      transferId: string,
    ): Promise<number[]> {
      const moved = { $set: { userId: to, transferId }, $inc: { transfers: 1 } };
      for (const { id: _id, transfers } of versions) {
        await passes.updateOne({ _id, transfers, passOwnerId: null, disabled: false }, moved);
      }
      const ids = versions.map(({ id }) => id);
      return passes.distinct('_id', { _id: trusted({ $in: ids }), transferId });
    },
    /** Moves the passes of a pass owner after the owner has moved. */
    async moveOfOwner({ ownerId, from, to }: OwnerMove): Promise<void> {
      const moved = { $set: { userId: to }, $inc: { transfers: 1 } };
      await passes.updateMany({ userId: from, passOwnerId: ownerId }, moved);
    },
  };
}
