import { openTestHarness, type TestHarness } from '../../test/test-harness.ts';
import { sweep } from '../jobs/actions/sweep.ts';
import { keysOfFormerManagers } from './keys-of-former-managers.ts';
import { claimsLapse } from './verified-merchants.ts';

jest.setTimeout(60_000);

const [ADA, FORMER] = [811, 812];
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test('S-08 keys of managers who left before end, and those of present managers stay', async () => {
  const { merchant } = await harness.addQueue({ merchant: { managerIds: [ADA] } });
  for (const createdBy of [ADA, FORMER]) {
    const made = { hash: `${createdBy}`, prefix: 'p', createdAt: harness.clock.now, createdBy };
    await harness.store.apiKeys.add(merchant.id, { name: 'Till', scopes: ['read'] }, () => ({
      ...made,
      lastUsedAt: null,
    }));
  }
  const ofOldRelease = { $set: { managerIds: [ADA] } };
  await harness.db
    .collection<{ _id: number }>('merchants')
    .updateOne({ _id: merchant.id }, ofOldRelease);
  await keysOfFormerManagers.run(harness.db);
  await keysOfFormerManagers.run(harness.db);
  await sweep(harness.deps);
  const keys = await harness.store.apiKeys.findOf(merchant.id);
  expect(keys.map(({ current }) => current.createdBy)).toEqual([ADA]);
});

test('S-09 unverified merchants of an earlier release get their time, and verified ones need none', async () => {
  const [late, verified] = [
    (await harness.addQueue({ merchant: { isVerified: false } })).merchant,
    (await harness.addQueue()).merchant,
  ];
  await claimsLapse.run(harness.db);
  const first = await harness.store.merchants.find(late.id);
  await claimsLapse.run(harness.db);
  expect(first?.claimedUntil).toBeInstanceOf(Date);
  expect(await harness.store.merchants.find(late.id)).toEqual(first);
  expect((await harness.store.merchants.find(verified.id))?.claimedUntil).toBeUndefined();
});
