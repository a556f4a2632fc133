import { createBatches, duplicateIndex, journaled } from '@turno/kit';
import type { ClientBulkWriteModel } from 'mongodb';
import type { UserRecord } from './account-model.ts';
import { type Claim, type Claims, claimKey, releaseClaims } from './claims.ts';

type Schemas = {
  [emails: `${string}.emails`]: Claim;
  [facebookUsers: `${string}.facebook_users`]: Claim;
  [users: `${string}.users`]: UserRecord;
};
type Insert = ClientBulkWriteModel<Schemas>;

const BATCH = 100;

/**
 * Group commit: accounts that sign up together are inserted with one ordered command, each after its claims, so that no
 * account exists without them. Returns whether the account was inserted; `false` when a claim or the id is taken. An
 * engine that dies within the command may leave claims without an account, which `claims.ts` recognises and removes.
 */
export function createAccountInserts(claims: Claims) {
  const { client, databaseName } = claims.email.db;

  function insertsOf(record: UserRecord): Insert[] {
    const { _id: userId, email, facebookId, createdAt } = record;
    const name = 'insertOne' as const;
    const insertClaim = (kind: 'emails' | 'facebook_users', value: string): Insert => {
      const document = { _id: claimKey(value), userId, createdAt };
      return { name, namespace: `${databaseName}.${kind}`, document };
    };
    return [
      insertClaim('emails', email),
      ...(facebookId === undefined ? [] : [insertClaim('facebook_users', facebookId)]),
      { name, namespace: `${databaseName}.users`, document: record },
    ];
  }

  /** Inserts records up to the first that meets a duplicate key; returns how many were inserted. */
  async function insertUntilDuplicate(records: readonly UserRecord[]): Promise<number> {
    const inserts = records.map(insertsOf);
    try {
      await client.bulkWrite<Schemas>(inserts.flat(), { ordered: true });
      return records.length;
    } catch (error) {
      const failedAt = duplicateIndex(error);
      if (failedAt === null) throw error;
      const owners = inserts.flatMap((each, index) => each.map(() => index));
      const failed = owners[failedAt] ?? 0;
      const hasClaimed = owners.indexOf(failed) < failedAt;
      if (hasClaimed) await releaseClaims(claims, records.slice(failed, failed + 1));
      // After an error the engine may not have waited for the journal.
      await journaled(claims.email);
      return failed;
    }
  }

  const insert = createBatches<UserRecord, boolean>(
    async (_key, records) => {
      const results = records.map(() => false);
      // Of records with one address in a batch only the first can be inserted.
      const firsts = new Map<string, number>();
      for (const [index, { email }] of records.entries()) {
        if (!firsts.has(email)) firsts.set(email, index);
      }
      let rest = records
        .map((record, index) => ({ record, index }))
        .filter(({ record, index }) => firsts.get(record.email) === index);
      while (rest.length > 0) {
        const inserted = await insertUntilDuplicate(rest.map(({ record }) => record));
        for (const { index } of rest.slice(0, inserted)) results[index] = true;
        rest = rest.slice(inserted + 1);
      }
      return results;
    },
    { maxItems: BATCH },
  );
  return (record: UserRecord): Promise<boolean> => insert(0, record);
}
