import { isDuplicateKey, openCollection } from '@turno/kit';
import type { Db } from 'mongodb';
import type { PassDocument } from './pass-model.ts';

const BATCH = 1_000;

/** Reserves a code for one pass. */
type PassCode = { _id: string; passId: number };

/**
 * Claims the codes of passes before they are inserted. A sharded collection can only be unique by its shard key, so a
 * code is the `_id` of a collection of its own. After a crash a retry for the same pass continues with its claim.
 */
export async function createPassCodes(db: Db) {
  const codes = await openCollection<PassCode>(db, {
    name: 'pass_codes',
    shardKey: { _id: 'hashed' },
  });

  return {
    /** The pass that a code belongs to. */
    async passIdOf(code: string): Promise<number | null> {
      return (await codes.findOne({ _id: code }))?.passId ?? null;
    },
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
