import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

type Checkpoint = { _id: string; value: string };

/** Checkpoints: how far recurring jobs have come. */
export async function createCheckpoints(db: Db) {
  const checkpoints = await openCollection<Checkpoint>(db, {
    name: 'checkpoints',
    shardKey: { _id: 1 },
  });
  return {
    async read(name: string): Promise<string | null> {
      return (await checkpoints.findOne({ _id: name }))?.value ?? null;
    },
    async write(name: string, value: string): Promise<void> {
      await checkpoints.updateOne({ _id: name }, { $set: { value } }, { upsert: true });
    },
  };
}
