import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { journaled } from './group-inserts.ts';

/** As a write is that another request has begun and not finished. */
const UNSURE = { w: 1, journal: false } as const;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let client: MongoClient;

beforeAll(async () => {
  database = await openTestDatabase();
  client = await MongoClient.connect(database.uri, { writeConcern: { w: 1, journal: true } });
});
afterAll(async () => {
  await client.close();
  await database.close();
});

/** How often the engine has made its journal sure. */
async function syncs(): Promise<number> {
  const status = await client.db('admin').command({ serverStatus: 1 });
  return Number(status.wiredTiger.log['log sync operations']);
}

test('I2 data that was read is in the journal before it is returned', async () => {
  const tickets = client.db('journaled').collection<{ _id: string }>('tickets');
  const before = await syncs();
  for (let count = 0; count < 10; count += 1) {
    await tickets.insertOne({ _id: `ticket ${count}` }, { writeConcern: UNSURE });
    await journaled(tickets);
  }
  expect((await syncs()) - before).toBeGreaterThanOrEqual(10);
  expect(await tickets.countDocuments()).toBe(10);
});
