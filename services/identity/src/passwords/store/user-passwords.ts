import type { Db } from 'mongodb';
import {
  type PasswordChange,
  type User,
  type UserRecord,
  userOf,
} from '../../accounts/store/users.ts';

export type ChangedUser = Pick<User, 'id' | 'email' | 'passwordVersion'> & {
  passwordChange: PasswordChange;
};

/** What a change relies on: the hash in force and, where a mailed token allows it, that token's digest. */
type Basis = Pick<User, 'id' | 'passwordHash' | 'passwordReset'>;

const BATCH = 50;

/** Passwords of accounts. A change leaves a note of what it still owes: ended sessions and a mail. */
export async function createUserPasswords(db: Db) {
  const users = db.collection<UserRecord>('users');
  await users.createIndex(
    { 'passwordChange.at': 1 },
    { partialFilterExpression: { 'passwordChange.at': { $type: 'date' } } },
  );

  return {
    /**
     * Sets another hash if that of `basis` is still in force, and so is its mailed token, should it have one; of several
     * changes at once one succeeds, the others are told `null`. Whatever token was mailed is used up.
     */
    async change(basis: Basis, to: string, note: PasswordChange): Promise<User | null> {
      const { id, passwordHash, passwordReset } = basis;
      const token = passwordReset && { 'passwordReset.digest': passwordReset.digest };
      const changed = await users.findOneAndUpdate(
        { _id: id, passwordHash, ...token },
        {
          $set: { passwordHash: to, passwordChange: note, mustChangePassword: false },
          $inc: { passwordVersion: 1 },
          $unset: { passwordReset: true },
        },
        { returnDocument: 'after' },
      );
      return userOf(changed);
    },
    /** The same password under a stronger hash, unless it changed meanwhile. */
    async strengthen(id: number, from: string, to: string): Promise<void> {
      await users.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
    },
    /** Makes an account choose another password at its next sign-in (IDN-015). */
    async demandChange(id: number): Promise<void> {
      await users.updateOne({ _id: id }, { $set: { mustChangePassword: true } });
    },
    /** Accounts whose change still owes something. */
    async findChanged(): Promise<ChangedUser[]> {
      const found = await users
        .find({ 'passwordChange.at': { $type: 'date' } })
        .limit(BATCH)
        .toArray();
      return found.flatMap(({ _id: id, email, passwordVersion = 0, passwordChange }) =>
        passwordChange ? [{ id, email, passwordVersion, passwordChange }] : [],
      );
    },
    /** Drops the note of a change; a later one has its own. */
    async settle(id: number, at: Date): Promise<void> {
      await users.updateOne(
        { _id: id, 'passwordChange.at': at },
        { $unset: { passwordChange: true } },
      );
    },
  };
}
