import type { Db } from 'mongodb';

type Checkpoint = { _id: string; value: string };

/** How far something came that is done once. */
export function createCheckpoints(db: Db) {
  const checkpoints = db.collection<Checkpoint>('checkpoints');
  return {
    async read(name: string): Promise<string | null> {
      return (await checkpoints.findOne({ _id: name }))?.value ?? null;
    },
    async write(name: string, value: string): Promise<void> {
      await checkpoints.updateOne({ _id: name }, { $set: { value } }, { upsert: true });
    },
  };
}
