import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@turno/shared-types';
import type { Db } from 'mongodb';
import { trusted } from 'mongoose';
import { type AccountModel, type User, type UserRecord, userOf } from './account-model.ts';
import { createEmailChanges } from './change-email.ts';
import { createClaimReader, openClaims, releaseClaims } from './claims.ts';
import { createAccountInserts } from './insert-accounts.ts';

const LOOKS = 20;
const LOOK_EVERY_MS = 50;

/** Accounts: one address, one account; one Facebook user, one account. */
export async function createUsers(db: Db, accounts: AccountModel) {
  const claims = await openClaims(db);
  const claimed = createClaimReader(claims, accounts);
  const insert = createAccountInserts(claims);
  const findById = async (id: number) => userOf(await accounts.findById(id).lean<UserRecord>());

  /** Adds an account; `false` when its address or its Facebook user already has one. Its creation counts as its first use. */
  async function add({ id, ...user }: User, locale?: Locale): Promise<boolean> {
    const use = { lastUsedAt: user.createdAt, ...(locale ? { locale } : {}) };
    const record = { _id: id, ...user, ...(user.expiresAt === null ? use : {}) };
    await new accounts(record).validate();
    for (let look = 1; ; look += 1) {
      if (await insert(record)) return true;
      const states = [
        await claimed.stateOf('email', user),
        await claimed.stateOf('facebookId', user),
      ];
      if (states.includes('taken')) return false;
      // While a concurrent insert is under way, its outcome decides.
      const isPending = states.includes('pending');
      if (!isPending && (await findById(id))) {
        throw new Error(`The number ${id} is another account’s.`);
      }
      if (look === LOOKS) return false;
      if (isPending) await wait(LOOK_EVERY_MS);
    }
  }

  /** Removes accounts, their claims first, so that an interrupted removal can be repeated. */
  async function removeAll(ids: readonly number[]): Promise<void> {
    const filter = { _id: trusted({ $in: [...ids] }) };
    const records = await accounts.find(filter).lean<UserRecord[]>();
    if (records.length === 0) return;
    await releaseClaims(claims, records);
    await accounts.deleteMany(filter);
  }

  return {
    add,
    findById,
    removeAll,
    changeEmail: createEmailChanges(claims, claimed),
    findByEmail: (email: string): Promise<User | null> => claimed.find('email', email),
    findByFacebookId: (id: string): Promise<User | null> => claimed.find('facebookId', id),
    remove: (id: number): Promise<void> => removeAll([id]),
    ...createUnclaimedChanges(accounts),
    /** Whether any account exists besides these. */
    async hasOthersThan(ids: readonly number[]): Promise<boolean> {
      return (await accounts.exists({ _id: trusted({ $nin: [...ids] }) })) !== null;
    },
    findExpired: (now: Date, limit: number, except?: readonly number[]) =>
      findExpired(accounts, { now, limit, except }),
  };
}

/** Changes of an account that affect no other one. */
function createUnclaimedChanges(accounts: AccountModel) {
  return {
    /** Changes the name of an account and returns it; `null` when there is none. */
    async rename(_id: number, name: string): Promise<User | null> {
      const options = { returnDocument: 'after' } as const;
      const renamed = accounts.findOneAndUpdate({ _id }, { $set: { name } }, options);
      return userOf(await renamed.lean<UserRecord>());
    },
    /** Postpones the end of an account that has one; `false` when it has none, or has ended. */
    async extend(id: number, { now, later }: { now: Date; later: Date }): Promise<boolean> {
      const isLive = { _id: id, expiresAt: trusted({ $gt: now }) };
      const { matchedCount } = await accounts.updateOne(isLive, { $max: { expiresAt: later } });
      return matchedCount === 1;
    },
  };
}

type Expired = { now: Date; limit: number; except?: readonly number[] | undefined };

/** A bounded batch of expired guests except some, those that expired first come first. */
async function findExpired(
  accounts: AccountModel,
  { now, limit, except = [] }: Expired,
): Promise<{ id: number; expiresAt: Date }[]> {
  const isExpired = { expiresAt: trusted({ $lte: now }), _id: trusted({ $nin: [...except] }) };
  const found = await accounts
    .find(isExpired, { expiresAt: 1 })
    .sort({ expiresAt: 1 })
    .limit(limit)
    .lean<UserRecord[]>();
  return found.flatMap(({ _id, expiresAt }) => (expiresAt ? [{ id: _id, expiresAt }] : []));
}

const SMALLEST = 2 ** 48;

/** A random positive safe integer with 48 bits of entropy, so that user ids cannot be enumerated. */
export function newUserId(): number {
  return SMALLEST + randomInt(SMALLEST - 1);
}
