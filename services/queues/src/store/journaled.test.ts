import { STEP_CONCERN } from '@turno/kit';
import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { journaled } from './journaled.ts';

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

test('I2 what was read is in the journal before anybody is told of it', async () => {
  const tickets = client.db('journaled').collection<{ _id: string }>('tickets');
  const before = await syncs();
  for (let count = 0; count < 10; count += 1) {
    await tickets.insertOne({ _id: `ticket ${count}` }, { writeConcern: STEP_CONCERN });
    await journaled(tickets);
  }
  expect((await syncs()) - before).toBeGreaterThanOrEqual(10);
  expect(await tickets.countDocuments()).toBe(10);
});

test('I2 a step alone waits for no journal', async () => {
  const ledgers = client.db('journaled').collection<{ _id: string }>('ledgers');
  await ledgers.insertOne({ _id: 'warm' });
  const before = await syncs();
  const names = Array.from({ length: 20 }, (_, index) => `step ${index}`);
  for (const _id of names) await ledgers.insertOne({ _id }, { writeConcern: STEP_CONCERN });
  const ofSteps = (await syncs()) - before;
  for (const _id of names) await ledgers.insertOne({ _id: `sure ${_id}` });
  const ofSure = (await syncs()) - before - ofSteps;
  expect(ofSure).toBeGreaterThan(ofSteps);
});
