import { createLog, type Database, migrate } from '@turno/kit';
import { connectNewTestDatabase, shardingProblems } from '@turno/kit/test';
import { buildPass } from '../../../test/start-passes.ts';
import { createStore } from '../../deps.ts';
import { MIGRATIONS } from '../../migrations.ts';
import type { Pass } from './pass-model.ts';

let database: Database;
beforeAll(async () => {
  database = await connectNewTestDatabase();
}, 60_000);
beforeEach(() => database.db.dropDatabase());
afterAll(() => database.close());
const count = (name: string) => database.db.collection(name).countDocuments();

test('PAS-003 passes are added once and a code belongs to one pass', async () => {
  const { db } = database;
  const { passes } = await createStore(database);
  const pass = buildPass({ mediacode: 'K7QX2MBP9D' });
  await passes.addMissing([pass]);
  await passes.addMissing([{ ...pass, mediacode: 'CHANGED222' }]);
  expect(await count('passes')).toBe(1);
  expect(await db.collection('passes').findOne()).toMatchObject({ mediacode: 'K7QX2MBP9D' });
  await expect(passes.addMissing([{ ...pass, id: 12 }])).rejects.toThrow('E11000');
  expect(await count('passes')).toBe(1);
  expect(await count('pass_codes')).toBe(1);
});

test('PAS-003 instances that add the same passes at once add them once', async () => {
  const { passes } = await createStore(database);
  const all = Array.from({ length: 20 }, () => buildPass());
  await Promise.all(Array.from({ length: 5 }, () => passes.addMissing(all)));
  expect(await count('passes')).toBe(20);
});

test('PAS-003 a crash after the code was claimed is repaired by the retry', async () => {
  const { passes } = await createStore(database);
  const pass = buildPass();
  const codes = database.db.collection<{ _id: string; passId: number }>('pass_codes');
  await codes.insertOne({ _id: pass.mediacode, passId: pass.id });
  await passes.addMissing([pass, buildPass()]);
  expect(await count('passes')).toBe(2);
});

test('a pass that its schema does not allow is not added, nor is a wrong date', async () => {
  const { passes } = await createStore(database);
  const mode = 'any' as Pass['passType']['mode'];
  await expect(passes.addMissing([buildPass({ passType: { mode } })])).rejects.toThrow('mode');
  const pass = buildPass();
  await passes.addMissing([pass]);
  await expect(passes.activate([pass.id], 'today')).rejects.toThrow('activatedOn');
  expect(await count('pass_codes')).toBe(1);
});

test('the database of the previous release is migrated and can be sharded', async () => {
  const { db } = database;
  const log = createLog('test', 'silent');
  const { id, ...pass } = buildPass({ mediacode: 'K7QX2MBP9D' });
  await db.collection<{ _id: number }>('passes').insertOne({ _id: id, ...pass });
  await db.collection('passes').createIndex({ mediacode: 1 }, { unique: true });
  for (const { run } of MIGRATIONS) await run(db);
  await migrate(db, MIGRATIONS, log);
  const { passes } = await createStore(database);
  await expect(passes.addMissing([{ ...pass, id: 12 }])).rejects.toThrow('E11000');
  expect(await shardingProblems(db)).toEqual([]);
});
