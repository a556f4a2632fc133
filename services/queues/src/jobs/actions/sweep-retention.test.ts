import { RETENTION } from '@turno/kit';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { sweep } from './sweep.ts';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test('G-60 lines of activity and saved tickets are removed after their days, and not before', async () => {
  const { store, deps, clock, db } = harness;
  const before = (days: number) => new Date(clock.now.getTime() - days * DAY_MS);
  const merchantId = 1;
  await store.activities.add('ended', { merchantId, at: before(91), kind: 'pause', userId: 7 });
  await store.activities.add('recent', { merchantId, at: before(89), kind: 'pause', userId: 7 });
  const saved = { groupId: 1, language: 'it' as const, shown: '', dueAt: null };
  await store.walletTickets.save({ ...saved, id: 'ended', savedAt: before(9) });
  await store.walletTickets.save({ ...saved, id: 'recent', savedAt: before(7) });
  await sweep(deps);
  const idsIn = async (name: string) =>
    (await db.collection(name).find().toArray()).map(({ _id }) => String(_id));
  expect(await idsIn('activities')).toEqual(['recent']);
  expect(await idsIn('walletTickets')).toEqual(['recent']);
});

test('G-60 the sweeper removes what a TTL index would, because the embedded database deletes nothing by it', async () => {
  const { deps, clock, db } = harness;
  const yearAgo = new Date(clock.now.getTime() - 365 * DAY_MS);
  const expiring: string[] = [];
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  // Tests of other services may have left theirs in this database.
  const own = collections.map(({ name }) => name).filter((name) => name in RETENTION.queues);
  for (const name of own) {
    for (const { key, expireAfterSeconds } of await db.collection(name).indexes()) {
      if (expireAfterSeconds === undefined) continue;
      expiring.push(name);
      const [field] = Object.keys(key);
      await db.collection<{ _id: string }>(name).insertOne({ _id: 'old', [field ?? '']: yearAgo });
    }
  }
  expect(expiring).toContain('franchiseInvitations');
  await sweep(deps);
  for (const name of expiring) {
    const old = await db.collection<{ _id: string }>(name).countDocuments({ _id: 'old' });
    expect({ name, old }).toEqual({ name, old: 0 });
  }
});
