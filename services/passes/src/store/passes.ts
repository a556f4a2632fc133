import type { Db } from 'mongodb';

/** A printed pass, by the names of PAS-003 and PAS-004. */
export type Pass = {
  id: number;
  mediacode: string;
  passType: { id: number; name: string; mode: 'specific' | 'generic'; kind: 0 | 1 };
};

/** Printed passes: one code, one pass. */
export async function createPasses(db: Db) {
  const passes = db.collection<Omit<Pass, 'id'> & { _id: number }>('passes');
  await passes.createIndex({ mediacode: 1 }, { unique: true });

  return {
    /** Adds the passes that are not there yet and leaves the others as they are. */
    async addMissing(all: readonly Pass[]): Promise<void> {
      await passes.bulkWrite(
        all.map(({ id, ...pass }) => ({
          updateOne: { filter: { _id: id }, update: { $setOnInsert: pass }, upsert: true },
        })),
      );
    },
  };
}
