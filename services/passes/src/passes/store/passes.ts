import type { Db } from 'mongodb';
import { trusted } from 'mongoose';
import { createPassCodes } from './pass-codes.ts';
import { type Pass, type PassDocument, type PassModel, passRecord } from './pass-model.ts';

const LIST_LIMIT = 500;

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
    async findOf(userId: number): Promise<Pass[]> {
      const found = passes.find({ userId }).sort({ _id: 1 }).limit(LIST_LIMIT);
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
    /** Disables the passes of a deleted user for good and removes the user from them. */
    async eraseUser(userId: number): Promise<void> {
      const erased = { userId: null, passOwnerId: null, disabled: true };
      await passes.updateMany({ userId }, { $set: erased });
    },
  };
}
