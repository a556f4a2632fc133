import { ApiError } from '@turno/kit';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { closeMerchant, notifyPassesOfClosings } from './close-merchant.ts';
import { applyRetention } from './retention.ts';

jest.setTimeout(60_000);

const OWNER = 501;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let harness: TestHarness;
beforeEach(async () => {
  harness = await openTestHarness();
});
afterEach(() => harness.close());

async function closedMerchant(): Promise<number> {
  const { merchant } = await harness.addQueue({ merchant: { managerIds: [OWNER] } });
  await closeMerchant(harness.deps, { merchantId: merchant.id, userId: OWNER });
  return merchant.id;
}
const stored = (id: number) =>
  harness.db.collection<{ _id: number }>('merchants').countDocuments({ _id: id });
const later = (): void => {
  harness.clock.now = new Date(harness.clock.now.getTime() + MINUTE_MS);
};

test('S-08 passes is notified of a merchant that closed for good, and of no other', async () => {
  await harness.addQueue();
  const id = await closedMerchant();
  await sweep(harness.deps);
  later();
  await sweep(harness.deps);
  expect(new Set(harness.closedAtPasses)).toEqual(new Set([id]));
  const count = harness.closedAtPasses.length;
  await sweep(harness.deps);
  expect(harness.closedAtPasses).toHaveLength(count);
});

test('S-08 passes that is away is notified once it answers, and no closing waits for that', async () => {
  const id = await closedMerchant();
  const away = async () => {
    throw new ApiError('service_unavailable');
  };
  const passes = { ...harness.deps.passes, merchantClosed: away };
  for (let times = 0; times < 3; times += 1) {
    later();
    await expect(sweep({ ...harness.deps, passes })).rejects.toThrow();
  }
  expect(await harness.store.closures.findUnderWay(1)).toEqual([]);
  await sweep(harness.deps);
  expect(harness.closedAtPasses).toEqual([id]);
  await sweep(harness.deps);
  expect(harness.closedAtPasses).toEqual([id]);
});

test('S-08 passes is notified of merchants whose closing a process of the release before completed', async () => {
  const id = await closedMerchant();
  await harness.addQueue();
  const merchants = harness.db.collection<{ _id: number; closure?: string }>('merchants');
  // It knows of no notice, also while both releases run side by side.
  await merchants.updateOne({ _id: id }, { $unset: { closure: true } });
  later();
  await sweep(harness.deps);
  expect(harness.closedAtPasses).toEqual([id]);
  await sweep(harness.deps);
  expect(harness.closedAtPasses).toEqual([id]);
});

test('S-08 a closed merchant is kept until passes was notified of it, however long passes is away', async () => {
  const id = await closedMerchant();
  const late = new Date(harness.clock.now.getTime() + 4_000 * DAY_MS);
  const deps = { ...harness.deps, now: () => late };
  await applyRetention(deps);
  expect(await stored(id)).toBe(1);
  await notifyPassesOfClosings(deps, 10);
  await applyRetention(deps);
  expect(await stored(id)).toBe(0);
});
