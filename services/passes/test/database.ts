import { openTestDatabase } from '@turno/tools/database';
import { type Db, MongoClient } from 'mongodb';

/** An empty database of a test file's own, on the real engine. */
export async function testDatabase(name: string): Promise<{ db: Db; close: () => Promise<void> }> {
  const engine = await openTestDatabase();
  const client = await MongoClient.connect(engine.uri, { writeConcern: { w: 1, journal: true } });
  const db = client.db(`passes_${name}`);
  await db.dropDatabase();
  return {
    db,
    async close() {
      await client.close();
      await engine.close();
    },
  };
}
