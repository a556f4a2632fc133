import type { Database } from '@turno/kit';
import { connectNewTestDatabase, retentionProblems, shardingProblems } from '@turno/kit/test';
import { createStore } from './store.ts';

let database: Database;
beforeAll(async () => {
  database = await connectNewTestDatabase();
  await createStore(database, { now: () => new Date(), clock: () => performance.now() });
});
afterAll(() => database.close());

test('every unique index of queues begins with the shard key of its collection', async () => {
  expect(await shardingProblems(database.db)).toEqual([]);
});

test('every collection of queues is in the list of retentions', async () => {
  expect(await retentionProblems(database.db, 'queues')).toEqual([]);
});
