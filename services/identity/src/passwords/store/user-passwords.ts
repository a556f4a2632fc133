import { randomBytes } from 'node:crypto';
import { storedSecrets } from '@turno/kit';
import type { Db } from 'mongodb';
import { trusted } from 'mongoose';
import {
  type AccountModel,
  type PasswordChange,
  type User,
  type UserRecord,
  userOf,
} from '../../accounts/index.ts';

export type ChangedUser = Pick<User, 'id' | 'email' | 'emailVerifiedAt' | 'passwordVersion'> & {
  passwordChange: PasswordChange;
};

type Change = Omit<PasswordChange, 'isFirstProof'>;

/**
 * The state that a change relies on: the current hash, the digest of the mailed token if one permits the change, and whether
 * the address was confirmed before.
 */
type Basis = Pick<User, 'id' | 'passwordHash' | 'emailVerifiedAt'> & { resetDigest?: string };

const BATCH = 50;

/** Passwords of accounts. A change stays recorded in the account until its sessions are ended and its mail is in the outbox. */
export function createUserPasswords(accounts: AccountModel) {
  return {
    /**
     * Sets a new hash by compare-and-set: only while the hash of `basis`, and the mailed token if it has one, are still
     * current; otherwise it returns `null`. The write also uses up all mailed tokens, and a mailed token proves that the person
     * owns the address. If the address was not confirmed before, the write removes the passkeys, which may belong to a stranger
     * who signed up with it. `isFirstProof` survives later changes until queues has revoked the API keys.
     */
    async change(basis: Basis, to: string, change: Change): Promise<(User & ChangedUser) | null> {
      const { id, passwordHash, resetDigest } = basis;
      const { at, keeps, locale } = change;
      const token = resetDigest !== undefined && { 'passwordResets.digest': resetDigest };
      const isFirstProof = token && basis.emailVerifiedAt === undefined;
      const changed = await accounts
        .findOneAndUpdate(
          { _id: id, passwordHash, ...token },
          {
            $set: {
              passwordHash: to,
              mustChangePassword: false,
              'passwordChange.at': at,
              'passwordChange.keeps': keeps,
              'passwordChange.locale': locale,
              ...(isFirstProof && { 'passwordChange.isFirstProof': true }),
            },
            $inc: { passwordVersion: 1 },
            // An intruder may have requested the new address, so the owner's new password cancels it.
            $unset: {
              passwordResets: true,
              newEmail: true,
              ...(isFirstProof && { passkeys: true }),
            },
            ...(token && { $min: { emailVerifiedAt: at } }),
          },
          { returnDocument: 'after' },
        )
        .lean<UserRecord>();
      const user = userOf(changed);
      return user && { ...user, passwordChange: user.passwordChange ?? change };
    },
    /** Stores the same password under a stronger hash, unless the password changed meanwhile. */
    async replaceHash(id: number, from: string, to: string): Promise<void> {
      await accounts.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
    },
    /** Makes an account choose a new password at its next sign-in (IDN-015). */
    async demandChange(id: number): Promise<void> {
      await accounts.updateOne({ _id: id }, { $set: { mustChangePassword: true } });
    },
    /** Accounts whose change is not completed, a bounded batch. */
    async findChanged(): Promise<ChangedUser[]> {
      const found = await accounts
        .find({ 'passwordChange.at': trusted({ $type: 'date' }) })
        .limit(BATCH)
        .lean<UserRecord[]>();
      return found.flatMap((record) => {
        const user = userOf(record);
        return user?.passwordChange ? [{ ...user, passwordChange: user.passwordChange }] : [];
      });
    },
    /** Clears the record of a completed change, unless a later change has replaced it. */
    async clearChange(id: number, at: Date): Promise<void> {
      await accounts.updateOne(
        { _id: id, 'passwordChange.at': at },
        { $unset: { passwordChange: true } },
      );
    },
  };
}

/** The key of the quick hash for the generated secrets of guests (decision 042). */
export async function guestKey(db: Db): Promise<string> {
  return (await storedSecrets(db, 'guest-secrets', { key: randomBytes(32).toString('hex') })).key;
}
