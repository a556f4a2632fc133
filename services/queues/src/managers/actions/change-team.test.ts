import {
  createApiKeyCall,
  type Manager,
  managersCall,
  type Permission,
  type StaffRole,
} from '@turno/shared-types';
import { startTestApp } from '../../../test/app.ts';
import { codeOf } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { changeRole, handOver } from './change-team.ts';
import { removeManager } from './remove-manager.ts';

jest.setTimeout(120_000);

const [ADA, BOB, EVE] = [731, 732, 733];
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const memberOf = (role: StaffRole) => (userId: number) => ({ userId, role, since: null });
/** A merchant that Ada owns, with others in one role. */
async function newMerchant(others: number[], role: StaffRole) {
  const team = [memberOf('owner')(ADA), ...others.map(memberOf(role))];
  return (await harness.addQueue({ merchant: { team } })).merchant.id;
}
const rolesOf = async (id: number) =>
  Object.fromEntries(
    ((await harness.store.merchants.find(id))?.team ?? []).map(({ userId, role }) => [
      userId,
      role,
    ]),
  );

test('S-08 an owner changes roles, which hold at once on every instance', async () => {
  const merchantId = await newMerchant([BOB], 'manager');
  const second = await harness.secondDeps();
  await changeRole(harness.deps, { merchantId, userId: BOB, by: ADA, role: 'door' });
  expect(await second.store.merchants.roleAt(merchantId, BOB)).toBe('door');
  expect(harness.events.at(-1)).toEqual({ type: 'merchant-changed', merchantId });
  const strange = changeRole(harness.deps, { merchantId, userId: EVE, by: ADA, role: 'desk' });
  expect(await codeOf(strange)).toBe('manager_not_found');
});

test('S-08 a process admits a desk by the team it knows, a second at most, and rejects by the database', async () => {
  const merchantId = await newMerchant([BOB], 'desk');
  const { merchants, onEvent } = (await harness.secondDeps()).store;
  const roleOf = (userId: number, permission: Permission = 'calling') =>
    merchants.roleFor(permission, { merchantId, userId });
  const changed = { type: 'merchant-changed', merchantId } as const;
  expect([await roleOf(BOB), await roleOf(EVE)]).toEqual(['desk', null]);
  // No event tells of these writes.
  const { managers } = harness.store;
  const toRole = (role: StaffRole) =>
    managers.changeRole({ merchantId, userId: BOB, by: ADA, role }, harness.clock.now);
  await toRole('door');
  expect([await roleOf(BOB), await roleOf(BOB, 'check-in')]).toEqual(['desk', 'door']);
  onEvent(changed, { isOwn: false });
  expect(await roleOf(BOB)).toBe('door');
  await toRole('desk');
  expect(await roleOf(BOB)).toBe('desk');
  onEvent(changed, { isOwn: false });
  expect(await roleOf(BOB)).toBe('desk');
  await toRole('door');
  await new Promise((resolve) => setTimeout(resolve, 1_001));
  expect(await roleOf(BOB)).toBe('door');
});

test.each(['manager', 'desk', 'door'] as const)('S-08 a %s changes nobody', async (role) => {
  const merchantId = await newMerchant([BOB, EVE], role);
  const change = { merchantId, userId: EVE, by: BOB };
  const attempts = [
    changeRole(harness.deps, { ...change, role: 'owner' }),
    changeRole(harness.deps, { merchantId, userId: BOB, by: BOB, role: 'owner' }),
    handOver(harness.deps, change),
    removeManager(harness.deps, change),
  ];
  expect(new Set(await Promise.all(attempts.map(codeOf)))).toEqual(new Set(['forbidden']));
  expect(await rolesOf(merchantId)).toEqual({ [ADA]: 'owner', [BOB]: role, [EVE]: role });
  await removeManager(harness.deps, { merchantId, userId: BOB, by: BOB });
  expect(await rolesOf(merchantId)).toEqual({ [ADA]: 'owner', [EVE]: role });
});

test('S-08 the last owner stays one, however two owners change each other at once', async () => {
  const alone = await newMerchant([BOB], 'desk');
  const self = { merchantId: alone, userId: ADA, by: ADA };
  expect(await codeOf(changeRole(harness.deps, { ...self, role: 'desk' }))).toBe('last_owner');
  expect(await codeOf(removeManager(harness.deps, self))).toBe('last_owner');
  const second = await harness.secondDeps();
  for (const round of range(1, 6)) {
    const merchantId = await newMerchant([BOB], 'owner');
    const mine = { merchantId, userId: round % 2 ? BOB : ADA, by: ADA };
    const theirs = { merchantId, userId: round % 2 ? ADA : BOB, by: BOB };
    await Promise.all([
      codeOf(changeRole(harness.deps, { ...mine, role: 'desk' })),
      codeOf(round > 3 ? removeManager(second, theirs) : handOver(second, theirs)),
    ]);
    expect(Object.values(await rolesOf(merchantId))).toContain('owner');
  }
});

test('S-08 an owner hands over: the other owns the merchant, the former owner is a manager', async () => {
  const merchantId = await newMerchant([BOB], 'desk');
  expect(await codeOf(handOver(harness.deps, { merchantId, userId: ADA, by: ADA }))).not.toBeNull();
  await handOver(harness.deps, { merchantId, userId: BOB, by: ADA });
  expect(await rolesOf(merchantId)).toEqual({ [ADA]: 'manager', [BOB]: 'owner' });
});

test('S-08 the API keys of a person who is no owner any more end', async () => {
  const app = await startTestApp(harness);
  const merchantId = await newMerchant([BOB, EVE], 'owner');
  for (const userId of [ADA, BOB, EVE]) {
    const body = { name: `Till ${userId}`, scopes: ['read' as const] };
    const person = await app.as(userId, 'ROLE_MERCHANT');
    await app.service.call(createApiKeyCall, { params: { merchantId }, body }, person);
  }
  await changeRole(harness.deps, { merchantId, userId: BOB, by: ADA, role: 'manager' });
  await handOver(harness.deps, { merchantId, userId: EVE, by: ADA });
  const keys = await harness.store.apiKeys.findOf(merchantId);
  expect(keys.map(({ current }) => current.createdBy)).toEqual([EVE]);
  await app.close();
});

test('S-08 the team shows a member by the name that the account has now', async () => {
  const app = await startTestApp(harness);
  const params = { merchantId: await newMerchant([], 'owner') };
  const ada = await app.as(ADA, 'ROLE_MERCHANT');
  const names = async () => {
    const { body } = await app.service.call(managersCall, { params }, ada);
    return body.managers.map(({ name }: Manager) => name);
  };
  expect(await names()).toEqual([`Person ${ADA}`]);
  harness.accounts.set(ADA, { name: 'Ada Lovelace' });
  expect(await names()).toEqual(['Ada Lovelace']);
  await app.close();
});
