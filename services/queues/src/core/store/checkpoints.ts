import type { Db } from 'mongodb';

type Mark = { _id: string; value: string };

/** How far something came that is done once. */
export function createCheckpoints(db: Db) {
  const marks = db.collection<Mark>('marks');
  return {
    async read(name: string): Promise<string | null> {
      return (await marks.findOne({ _id: name }))?.value ?? null;
    },
    async write(name: string, value: string): Promise<void> {
      await marks.updateOne({ _id: name }, { $set: { value } }, { upsert: true });
    },
  };
}
