import { isDuplicateKey, openCollection, textDigest } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import { type AccountModel, type User, type UserRecord, userOf } from './account-model.ts';

/** Reserves an e-mail address or a Facebook user for one account. */
export type Claim = {
  /** See `claimKey`. */
  _id: string;
  userId: number;
  createdAt: Date;
};
type ClaimState = 'none' | 'taken' | 'pending';
export type Claims = Awaited<ReturnType<typeof openClaims>>;

/** Longer than any command takes: a claim of that age without an account was left by a crash. */
const ABANDONED_AFTER_MS = 60_000;

/** The key of a claim: a digest, because only the account needs the address itself. */
export function claimKey(value: string): string {
  return textDigest(value);
}

/**
 * Opens the collections that guarantee uniqueness. A sharded collection can only be unique by its shard key, so a value that
 * must be unique across all accounts is the `_id` of a collection of its own.
 */
export async function openClaims(db: Db) {
  const shardKey = { _id: 'hashed' } as const;
  return {
    email: await openCollection<Claim>(db, { name: 'emails', shardKey }),
    facebookId: await openCollection<Claim>(db, { name: 'facebook_users', shardKey }),
  };
}

/** Finds accounts by the values that they have claimed. */
export function createClaimReader(claims: Claims, accounts: AccountModel) {
  type Field = keyof Claims;

  /** The account of a claim; `null` for a claim that a crash left without its account. */
  async function accountOf(claim: Claim | null, field: Field): Promise<User | null> {
    // Reads an account even without a claim, so that an unknown address takes as long as a known one.
    const record = await accounts.findById(claim?.userId ?? 0).lean<UserRecord>();
    const isMatch = record !== null && claim?._id === claimKey(record[field] ?? '');
    return isMatch ? userOf(record) : null;
  }

  return {
    async find(field: Field, value: string): Promise<User | null> {
      return accountOf(await claims[field].findOne({ _id: claimKey(value) }), field);
    },
    /** Looks at a claim that stopped an insert, and removes it when a crash left it without its account. */
    async stateOf(field: Field, user: Pick<User, Field | 'createdAt'>): Promise<ClaimState> {
      const { [field]: value = '', createdAt: now } = user;
      const claim = await claims[field].findOne({ _id: claimKey(value) });
      if (!claim) return 'none';
      if (await accountOf(claim, field)) return 'taken';
      if (now.getTime() - claim.createdAt.getTime() < ABANDONED_AFTER_MS) return 'pending';
      await claims[field].deleteOne(claim);
      return 'none';
    },
  };
}

/** Removes the claims of accounts, except those that another account has made since. */
export async function releaseClaims(claims: Claims, records: readonly UserRecord[]): Promise<void> {
  const userId = { $in: records.map(({ _id }) => _id) };
  const emails = records.map(({ email }) => claimKey(email));
  await claims.email.deleteMany({ _id: { $in: emails }, userId });
  const facebookIds = records.flatMap(({ facebookId }) => facebookId ?? []).map(claimKey);
  if (facebookIds.length === 0) return;
  await claims.facebookId.deleteMany({ _id: { $in: facebookIds }, userId });
}

const BATCH = 1_000;

/** Migration: makes the claims of accounts that were created under unique indexes; idempotent. */
export async function claimExistingAccounts(db: Db): Promise<void> {
  const claims = await openClaims(db);
  const users = db.collection<UserRecord>('users');
  let last = 0;
  for (;;) {
    const batch = await users
      .find({ _id: { $gt: last } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    if (batch.length === 0) break;
    last = batch.at(-1)?._id ?? last;
    await insertMissing(
      claims.email,
      batch.map((user) => claimOf(user, user.email)),
    );
    await insertMissing(
      claims.facebookId,
      batch.flatMap((user) => (user.facebookId ? [claimOf(user, user.facebookId)] : [])),
    );
  }
}

function claimOf({ _id: userId, createdAt }: UserRecord, value: string): Claim {
  return { _id: claimKey(value), userId, createdAt };
}

async function insertMissing(collection: Collection<Claim>, claims: Claim[]): Promise<void> {
  if (claims.length === 0) return;
  try {
    await collection.insertMany(claims, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
