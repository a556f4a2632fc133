import { openTestDatabase } from '@turno/tools/database';
import { type Db, MongoClient } from 'mongodb';
import { createLog } from '../log.ts';
import { type Migration, migrate } from './migrate.ts';

const log = createLog('test', 'silent');
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  client = new MongoClient((await openTestDatabase()).uri);
  db = client.db('kit_migrations');
}, 60_000);
beforeEach(() => db.dropDatabase());
afterAll(() => client.close());

/** Numbered steps that append their version to a list, and the list of runs. */
function recordedSteps(count: number) {
  const runs: number[] = [];
  const steps = Array.from({ length: count }, (_, index): Migration => {
    const version = index + 1;
    return { version, name: `step ${version}`, run: async () => void runs.push(version) };
  });
  return { runs, steps };
}

test('steps run once, in their order, and newer ones follow', async () => {
  const { runs, steps } = recordedSteps(3);
  await migrate(db, steps.slice(0, 2), log);
  await migrate(db, steps.slice(0, 2), log);
  expect(runs).toEqual([1, 2]);
  await migrate(db, steps, log);
  expect(runs).toEqual([1, 2, 3]);
  expect(await db.collection('migrations').find().toArray()).toMatchObject([
    { _id: 1, name: 'step 1' },
    { _id: 2, name: 'step 2' },
    { _id: 3, name: 'step 3' },
  ]);
});

test('a step that failed runs again, and those before it do not', async () => {
  const { runs, steps } = recordedSteps(3);
  let isBroken = true;
  const run = async () => {
    if (isBroken) throw new Error('away');
    runs.push(2);
  };
  const broken = steps.map((step) => (step.version === 2 ? { ...step, run } : step));
  await expect(migrate(db, broken, log)).rejects.toThrow('away');
  isBroken = false;
  await migrate(db, broken, log);
  expect(runs).toEqual([1, 2, 3]);
});

test('processes that start together run each step once, and all wait for the last', async () => {
  const { runs, steps } = recordedSteps(2);
  const slow = steps.map((step) => ({
    ...step,
    async run(of: Db) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await step.run(of);
    },
  }));
  await Promise.all([1, 2, 3].map(() => migrate(db, slow, log)));
  expect(runs).toEqual([1, 2]);
});

test('a process that loses the lease neither records its step nor runs the next', async () => {
  const { runs, steps } = recordedSteps(2);
  const until = new Date(Date.now() + 60_000);
  const leases = db.collection<{ _id: string }>('leases');
  const losing = steps.map((step) => ({
    ...step,
    async run(of: Db) {
      await step.run(of);
      await leases.updateOne({ _id: 'migrations' }, { $set: { holder: 'another', until } });
    },
  }));
  await expect(migrate(db, losing, log)).rejects.toThrow('lease');
  expect(runs).toEqual([1]);
  expect(await db.collection('migrations').countDocuments()).toBe(0);
  expect(await leases.findOne({ _id: 'migrations' })).toMatchObject({ holder: 'another' });
});

test('a release that is older than the database starts all the same', async () => {
  const { runs, steps } = recordedSteps(2);
  await migrate(db, steps, log);
  await migrate(db, steps.slice(0, 1), log);
  expect(runs).toEqual([1, 2]);
});

test('steps that are not numbered in their order do not start', async () => {
  const { steps } = recordedSteps(3);
  await expect(migrate(db, steps.slice(1), log)).rejects.toThrow('version 1');
});
