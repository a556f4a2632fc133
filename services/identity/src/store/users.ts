import { isDuplicateKey } from '@turno/kit';
import type { Role } from '@turno/shared-types';
import type { Db } from 'mongodb';

export type User = {
  id: number;
  email: string;
  passwordHash: string;
  role: Role;
  name: string | null;
  createdAt: Date;
  /** When a guest's account goes; `null` for accounts that stay. */
  expiresAt: Date | null;
};

type UserRecord = Omit<User, 'id'> & { _id: number };
export type Users = Awaited<ReturnType<typeof createUsers>>;

/** Accounts: one address, one account. */
export async function createUsers(db: Db) {
  const users = db.collection<UserRecord>('users');
  await users.createIndexes([
    { key: { email: 1 }, unique: true },
    { key: { expiresAt: 1 }, partialFilterExpression: { expiresAt: { $type: 'date' } } },
  ]);

  async function findByEmail(email: string): Promise<User | null> {
    return userOf(await users.findOne({ email }));
  }

  /** Keeps a new account; `false` when the address has one already, whoever came first. */
  async function add({ id, ...user }: User): Promise<boolean> {
    try {
      await users.insertOne({ _id: id, ...user });
      return true;
    } catch (error) {
      if (isDuplicateKey(error) && (await findByEmail(user.email))) return false;
      throw error;
    }
  }

  return {
    add,
    findByEmail,
    async findById(id: number): Promise<User | null> {
      return userOf(await users.findOne({ _id: id }));
    },
    /** Whether there is any account besides these. */
    async hasOthersThan(ids: readonly number[]): Promise<boolean> {
      return (await users.findOne({ _id: { $nin: [...ids] } })) !== null;
    },
    /** Removes the accounts whose time is over; answers how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await users.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
    },
  };
}

function userOf(record: UserRecord | null): User | null {
  if (!record) return null;
  const { _id, ...user } = record;
  return { id: _id, ...user };
}
