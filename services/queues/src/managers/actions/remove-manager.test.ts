import { codeOf } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { removeManager } from './remove-manager.ts';

jest.setTimeout(120_000);

const OWNER = 501;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const newMerchant = async (managerIds = [OWNER]) =>
  (await harness.addQueue({ merchant: { managerIds } })).merchant.id;
const managersOf = async (id: number) =>
  (await harness.store.merchants.find(id))?.team.map(({ userId }) => userId);

test('S-08 the last owner cannot leave, and two who remove each other at once leave one', async () => {
  const merchantId = await newMerchant();
  const alone = removeManager(harness.deps, { merchantId, userId: OWNER, by: OWNER });
  expect(await codeOf(alone)).toBe('last_owner');
  const second = await harness.secondDeps();
  for (const _ of range(1, 5)) {
    const id = await newMerchant([601, 602]);
    const codes = await Promise.all([
      codeOf(removeManager(harness.deps, { merchantId: id, userId: 602, by: 601 })),
      codeOf(removeManager(second, { merchantId: id, userId: 601, by: 602 })),
    ]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(await managersOf(id)).toHaveLength(1);
  }
  for (const _ of range(1, 5)) {
    const id = await newMerchant([601, 602]);
    const leaving = (userId: number, deps: Deps) =>
      codeOf(removeManager(deps, { merchantId: id, userId, by: userId }));
    const codes = await Promise.all([leaving(601, harness.deps), leaving(602, second)]);
    expect(codes.toSorted()).toEqual(['last_owner', null]);
    expect(await managersOf(id)).toHaveLength(1);
  }
});

test('S-08 a removed manager loses access at once on every instance', async () => {
  const merchantId = await newMerchant([601, 602]);
  const second = await harness.secondDeps();
  // Both instances have the merchant in their caches.
  await Promise.all([managersOf(merchantId), second.store.merchants.find(merchantId)]);
  await removeManager(harness.deps, { merchantId, userId: 602, by: 601 });
  expect(await second.store.merchants.roleAt(merchantId, 602)).toBeNull();
  expect((await second.store.merchants.findOfMember(602)).map(({ id }) => id)).not.toContain(
    merchantId,
  );
  expect(harness.events.at(-1)).toEqual({ type: 'merchant-changed', merchantId });
});
