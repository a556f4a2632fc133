import { trusted } from 'mongoose';
import type { PassModel } from './pass-model.ts';

type Association = { passId: number; userId: number; ownerId: number };
type Activation = { passId: number; ownerId: number; date: string };

/** How passes change; each change of one pass is a compare-and-set. */
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
    /** Activates a pass that was never activated, or was for this very date; `false` for any other. */
    async activateOnce({ passId, ownerId, date }: Activation): Promise<boolean> {
      const wanted = { _id: passId, passOwnerId: ownerId, disabled: false };
      const never = { activatedOn: trusted({ $in: [[], [date]] }) };
      const activated = { $set: { activatedOn: [date] } };
      return (await passes.updateOne({ ...wanted, ...never }, activated)).matchedCount === 1;
    },
    /** Disables the passes of a deleted user for good and removes the user from them. */
    async eraseUser(userId: number): Promise<void> {
      const erased = { userId: null, passOwnerId: null, disabled: true };
      await passes.updateMany({ userId }, { $set: erased });
      await passes.updateMany({ issuedBy: userId }, { $set: { issuedBy: null } });
    },
  };
}
