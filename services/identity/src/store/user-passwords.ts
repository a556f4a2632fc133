import type { Db } from 'mongodb';
import type { PasswordChange, User } from './users.ts';

type UserRecord = Omit<User, 'id'> & { _id: number };

export type ChangedUser = { id: number; email: string; passwordChange: PasswordChange };

const BATCH = 50;

/** Passwords of accounts. A change leaves a note of what it still owes: ended sessions and a mail. */
export async function createUserPasswords(db: Db) {
  const users = db.collection<UserRecord>('users');
  await users.createIndex(
    { 'passwordChange.at': 1 },
    { partialFilterExpression: { 'passwordChange.at': { $type: 'date' } } },
  );

  return {
    /** Sets another hash if `from` is still the one in force; of two changes at once one answers `false`. */
    async change(id: number, from: string | null, to: string, note: PasswordChange) {
      const { matchedCount } = await users.updateOne(
        { _id: id, passwordHash: from },
        { $set: { passwordHash: to, passwordChange: note, mustChangePassword: false } },
      );
      return matchedCount === 1;
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
      return found.flatMap(({ _id, email, passwordChange }) =>
        passwordChange ? [{ id: _id, email, passwordChange }] : [],
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
