import { trusted } from 'mongoose';
import type { AccountModel, StoredPasskey, User } from '../accounts/index.ts';
import { MAX_PASSKEYS } from './rules.ts';

type Ref = { userId: number; id: string };
type PasswordState = Pick<User, 'id' | 'passwordVersion'>;

/** Passkeys, embedded in the list of their account, so that one conditional update decides every change. */
export function createPasskeys(accounts: AccountModel) {
  return {
    /**
     * Adds a passkey; `false` when the account is gone, already has this passkey or the maximum number, or has a new password
     * since it was read: a session that the change of password ends must not add a passkey.
     */
    async add({ id, passwordVersion }: PasswordState, passkey: StoredPasskey): Promise<boolean> {
      const { modifiedCount } = await accounts.updateOne(
        {
          _id: id,
          passwordVersion: passwordVersion ?? trusted({ $exists: false }),
          'passkeys.id': trusted({ $ne: passkey.id }),
          [`passkeys.${MAX_PASSKEYS - 1}`]: trusted({ $exists: false }),
        },
        { $push: { passkeys: passkey } },
      );
      return modifiedCount === 1;
    },
    /** Renames a passkey; `false` when the account has no such passkey. */
    async rename({ userId, id }: Ref, name: string): Promise<boolean> {
      const { matchedCount } = await accounts.updateOne(
        { _id: userId, 'passkeys.id': id },
        { $set: { 'passkeys.$.name': name } },
      );
      return matchedCount === 1;
    },
    /**
     * Records a use by compare-and-set on the counter; `false` when the passkey was removed meanwhile, or was used with a
     * counter that this one does not follow.
     */
    async recordUse({ userId, id }: Ref, counter: { from: number; to: number }, now: Date) {
      const { matchedCount } = await accounts.updateOne(
        { _id: userId, passkeys: trusted({ $elemMatch: { id, counter: counter.from } }) },
        { $set: { 'passkeys.$.counter': counter.to, 'passkeys.$.lastUsedAt': now } },
      );
      return matchedCount === 1;
    },
    /** Removes a passkey; `false` when it is gone, or is the only way to sign in. */
    async remove({ userId, id }: Ref): Promise<boolean> {
      const { modifiedCount } = await accounts.updateOne(
        {
          _id: userId,
          'passkeys.id': id,
          $or: [
            { passwordHash: trusted({ $ne: null }) },
            { facebookId: trusted({ $exists: true }) },
            { 'passkeys.1': trusted({ $exists: true }) },
          ],
        },
        { $pull: { passkeys: { id } } },
      );
      return modifiedCount === 1;
    },
  };
}
