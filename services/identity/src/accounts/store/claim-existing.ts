import { isDuplicateKey } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import type { UserRecord } from './account-model.ts';
import { type Claim, claimKey, openClaims } from './claims.ts';

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
