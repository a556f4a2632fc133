import { createGroupInserts } from '@turno/kit';
import type { Locale, Role } from '@turno/shared-types';
import type { Db } from 'mongodb';

/** What a change of password still owes: the end of all sessions of older passwords but one, and a mail. */
export type PasswordChange = { at: Date; keeps: string | null; locale: Locale };

export type User = {
  id: number;
  email: string;
  /** `null` for somebody who signs in with Facebook. */
  passwordHash: string | null;
  /** Who this is to our Facebook app; absent for accounts with a password. */
  facebookId?: string;
  role: Role;
  name: string | null;
  createdAt: Date;
  /** Whether the next sign-in is only good for choosing another password (IDN-015). */
  mustChangePassword?: boolean;
  passwordChange?: PasswordChange;
  /** How often the password was changed: sessions of a lower number end with the change; absent is 0. */
  passwordVersion?: number;
  /** The mailed token that sets another password: its digest, and until when it does. */
  passwordReset?: { digest: string; expiresAt: Date };
  /** When a guest's account goes; `null` for accounts that stay. */
  expiresAt: Date | null;
};

export type UserRecord = Omit<User, 'id'> & { _id: number };
export type Users = Awaited<ReturnType<typeof createUsers>>;

/** Accounts: one address, one account. */
export async function createUsers(db: Db) {
  const users = db.collection<UserRecord>('users');
  await users.createIndexes([
    { key: { email: 1 }, unique: true },
    {
      key: { facebookId: 1 },
      unique: true,
      partialFilterExpression: { facebookId: { $exists: true } },
    },
    { key: { expiresAt: 1 }, partialFilterExpression: { expiresAt: { $type: 'date' } } },
  ]);
  const insert = createGroupInserts(users);

  async function findByEmail(email: string): Promise<User | null> {
    return userOf(await users.findOne({ email }));
  }

  async function findByFacebookId(facebookId: string): Promise<User | null> {
    return userOf(await users.findOne({ facebookId }));
  }

  async function isTaken({ email, facebookId }: Omit<User, 'id'>): Promise<boolean> {
    if (await findByEmail(email)) return true;
    return facebookId !== undefined && (await findByFacebookId(facebookId)) !== null;
  }

  /** Keeps a new account; `false` when the address, or the Facebook user, has one already, whoever came first. */
  async function add({ id, ...user }: User): Promise<boolean> {
    if (await insert({ _id: id, ...user })) return true;
    if (await isTaken(user)) return false;
    throw new Error(`The number ${id} is another account’s.`);
  }

  return {
    add,
    findByEmail,
    findByFacebookId,
    async remove(id: number): Promise<void> {
      await users.deleteOne({ _id: id });
    },
    async findById(id: number): Promise<User | null> {
      return userOf(await users.findOne({ _id: id }));
    },
    /** Whether there is any account besides these. */
    async hasOthersThan(ids: readonly number[]): Promise<boolean> {
      return (await users.findOne({ _id: { $nin: [...ids] } })) !== null;
    },
    /** Guests whose time is over, those who waited longest first, a bounded lot. */
    async findExpired(now: Date, limit: number): Promise<{ id: number; expiresAt: Date }[]> {
      const found = users
        .find({ expiresAt: { $lte: now } })
        .sort({ expiresAt: 1 })
        .limit(limit);
      return (await found.toArray()).flatMap(({ _id, expiresAt }) =>
        expiresAt ? [{ id: _id, expiresAt }] : [],
      );
    },
    async removeAll(ids: readonly number[]): Promise<void> {
      await users.deleteMany({ _id: { $in: [...ids] } });
    },
  };
}

/** An account as the rest of the service knows it. */
export function userOf(record: UserRecord | null): User | null {
  if (!record) return null;
  const { _id, ...user } = record;
  return { id: _id, ...user };
}
