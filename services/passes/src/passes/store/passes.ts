import { isDuplicateKey, openCollection } from '@turno/kit';
import type { Db } from 'mongodb';
import { trusted } from 'mongoose';
import { type Pass, type PassDocument, type PassModel, passRecord } from './pass-model.ts';

const LIST_LIMIT = 1_000;

/** Passes: what they are and whose they are. The room `uses` changes their uses. */
export async function createPasses(db: Db, passes: PassModel) {
  const codes = await createPassCodes(db);
  const among = (ids: readonly number[]) => ({ _id: trusted({ $in: [...ids] }) });

  return {
    /** Inserts the passes that do not exist yet and leaves the others unchanged. */
    async addMissing(all: readonly Pass[]): Promise<void> {
      const existing = await passes.distinct('_id', among(all.map(({ id }) => id)));
      const missing = all
        .filter(({ id }) => !existing.includes(id))
        .map(({ id, ...pass }) => ({ _id: id, ...pass }));
      for (const pass of missing) await new passes(pass).validate();
      await codes.claim(missing);
      await passes.bulkWrite(
        missing.map(({ _id, ...pass }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: pass }, upsert: true },
        })),
      );
    },
    /** Activates passes for a date; idempotent. */
    async activate(ids: readonly number[], date: string): Promise<void> {
      await passes.updateMany(among(ids), { $addToSet: { activatedOn: date } });
    },
    /** All passes of a user, for the export of personal data. */
    async findAllOf(userId: number): Promise<Pass[]> {
      return (await passes.find({ userId }).lean<PassDocument[]>()).map(passRecord);
    },
    /** The newest passes of a user that have a person, a bounded batch. */
    async findNamed(userId: number): Promise<Pass[]> {
      const named = { userId, passOwnerId: trusted({ $gt: 0 }) };
      const found = passes.find(named).sort({ createdAt: -1 }).limit(LIST_LIMIT);
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
    /** The newest passes of some of a user's pass owners; of `null`, those without a name. A bounded batch. */
    async findOfOwners(userId: number, ownerIds: readonly (number | null)[]): Promise<Pass[]> {
      const wanted = { userId, passOwnerId: trusted({ $in: [...ownerIds] }) };
      const found = passes.find(wanted).sort({ createdAt: -1 }).limit(LIST_LIMIT);
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
    /** Those of the given passes that belong to a user. */
    async findAmong(userId: number, ids: readonly number[]): Promise<Pass[]> {
      const found = passes.find({ ...among(ids), userId });
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
    /** Disables the passes of a deleted user for good and removes the user from them. */
    async eraseUser(userId: number): Promise<void> {
      const erased = { userId: null, passOwnerId: null, disabled: true };
      await passes.updateMany({ userId }, { $set: erased });
      await passes.updateMany({ issuedBy: userId }, { $set: { issuedBy: null } });
    },
  };
}

const BATCH = 1_000;

/** The promise that a code belongs to one pass. */
type PassCode = { _id: string; passId: number };

/**
 * Claims the codes of passes before they are inserted. A sharded collection can only be unique by its shard key, so a
 * code is the `_id` of a collection of its own. After a crash a retry for the same pass continues with its claim.
 */
async function createPassCodes(db: Db) {
  const codes = await openCollection<PassCode>(db, {
    name: 'pass_codes',
    shardKey: { _id: 'hashed' },
  });

  return {
    /** Claims the codes of passes; throws when one of them belongs to another pass. */
    async claim(passes: readonly Pick<PassDocument, '_id' | 'mediacode'>[]): Promise<void> {
      if (passes.length === 0) return;
      try {
        const claims = passes.map(({ _id: passId, mediacode }) => ({ _id: mediacode, passId }));
        await codes.insertMany(claims, { ordered: false });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const found = await codes.find({ _id: { $in: passes.map((each) => each.mediacode) } });
        const ownerOf = new Map((await found.toArray()).map(({ _id, passId }) => [_id, passId]));
        const isOwn = passes.every(({ _id, mediacode }) => ownerOf.get(mediacode) === _id);
        if (!isOwn) throw error;
      }
    },
  };
}

/** Migration: claims the codes of passes that were created under a unique index; idempotent. */
export async function claimExistingCodes(db: Db): Promise<void> {
  const { claim } = await createPassCodes(db);
  const passes = db.collection<PassDocument>('passes').find().sort({ _id: 1 }).batchSize(BATCH);
  let batch: PassDocument[] = [];
  for await (const pass of passes) {
    batch.push(pass);
    if (batch.length < BATCH) continue;
    await claim(batch);
    batch = [];
  }
  await claim(batch);
}
