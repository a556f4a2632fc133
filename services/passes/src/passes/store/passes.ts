import type { Db } from 'mongodb';
import { trusted } from 'mongoose';
import { passChanges } from './change-passes.ts';
import { closureChanges } from './closure-changes.ts';
import { createPassCodes } from './pass-codes.ts';
import type { Pass, PassModel } from './pass-model.ts';
import { providerChanges } from './provider-changes.ts';
import { passReads } from './read-passes.ts';

/** Passes: their types, holders and owners. The room `uses` changes their uses. */
export async function createPasses(db: Db, passes: PassModel) {
  const codes = await createPassCodes(db);
  const reads = passReads(passes);

  return {
    ...reads,
    ...passChanges(passes),
    ...closureChanges(passes),
    ...providerChanges(passes),
    /** The pass with a printed code. */
    async findByCode(code: string): Promise<Pass | null> {
      const passId = await codes.passIdOf(code);
      const [pass = null] = passId === null ? [] : await reads.findByIds([passId]);
      return pass;
    },
    /** Inserts the passes that do not exist yet and leaves the others unchanged. */
    async addMissing(all: readonly Pass[]): Promise<void> {
      const existing = await passes.distinct('_id', {
        _id: trusted({ $in: all.map(({ id }) => id) }),
      });
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
  };
}
