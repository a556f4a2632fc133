import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { dropIndexes } from './migrate.ts';

test('indexes are dropped once, and missing ones are no error', async () => {
  const client = new MongoClient((await openTestDatabase()).uri);
  const db = client.db('kit_drop_indexes');
  await db.dropDatabase();
  const shops = db.collection('shops');
  await shops.createIndex({ name: 1 });
  for (const _ of ['first run', 'second run']) {
    await dropIndexes(db, 'shops', ['name_1', 'never_1']);
    await dropIndexes(db, 'nothing', ['name_1']);
  }
  expect((await shops.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  await client.close();
}, 60_000);
