import type { StaffRole } from '@turno/shared-types';
import { codeOf, newUser } from '../../../test/people.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { removeManager } from './remove-manager.ts';

jest.setTimeout(60_000);

const OWNER = 501;
const LIFE_MS = 60_000;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const emailOf = (userId: number) => `person-${userId}@example.com`;

/** A person whose address is unconfirmed, and the secret that it was mailed. */
async function invited() {
  const { merchant } = await harness.addQueue({ merchant: { managerIds: [OWNER] } });
  const merchantId = merchant.id;
  const userId = newUser();
  harness.accounts.set(userId, { emailVerified: false });
  const { invitations } = harness.deps.store;
  const invite = (role: StaffRole) =>
    invitations.open(
      { merchantId, email: emailOf(userId), role, invitedBy: OWNER, locale: 'it', lifeMs: LIFE_MS },
      `mail for ${role}`,
    );
  const { id } = await invite('owner');
  const token = (await invitations.issueToken(id)) ?? '';
  const accept = (by = userId, deps = harness.deps) =>
    acceptInvitation(deps, { token, userId: by });
  const remove = () => removeManager(harness.deps, { merchantId, userId, by: OWNER });
  const role = () => harness.store.merchants.roleAt(merchantId, userId);
  const revoke = () => invitations.revoke(id, merchantId);
  return { userId, token, invite, accept, remove, role, revoke };
}
const confirmed = (userId: number) =>
  harness.accounts.confirmed.filter((each) => each.userId === userId);

test('S-08 who accepts while an owner invites the same address with another role gets that role', async () => {
  const { token, accept, invite, remove, role } = await invited();
  const { accounts, clock, deps, store } = harness;
  const contactOf: typeof accounts.contactOf = async (user) => {
    clock.now = new Date(clock.now.getTime() + 1);
    const { role: asked } = (await store.invitations.findByToken(token)) ?? {};
    if (asked === 'owner') await invite('desk');
    return accounts.contactOf(user);
  };
  await accept(undefined, { ...deps, accounts: { ...accounts, contactOf } });
  expect(await role()).toBe('desk');
  // Nothing is left that would add a person again who was removed since.
  await remove();
  await sweep(deps);
  expect(await role()).toBeNull();
});

test('S-08 the acceptance of a mailed invitation confirms the invited address', async () => {
  const { userId, accept, role } = await invited();
  await accept();
  expect(confirmed(userId)).toEqual([{ userId, email: emailOf(userId) }]);
  expect(await role()).toBe('owner');
});

test('S-08 the link of an invitation confirms no other address', async () => {
  const { userId, accept, role } = await invited();
  const other = newUser();
  harness.accounts.set(other, { emailVerified: false });
  expect(await codeOf(accept(other))).toBe('invitation_other_account');
  // The account has changed its address since it was invited.
  harness.accounts.set(userId, { email: 'next@example.com', emailVerified: false });
  expect(await codeOf(accept())).toBe('invitation_other_account');
  expect([...confirmed(userId), ...confirmed(other)]).toEqual([]);
  expect(await role()).toBeNull();
});

test('S-08 a link that is used again, has expired or was revoked confirms nothing', async () => {
  const used = await invited();
  await used.accept();
  harness.accounts.set(used.userId, { emailVerified: false });
  await used.accept();
  await used.remove();
  expect(await codeOf(used.accept())).toBe('invitation_used');
  expect(confirmed(used.userId)).toHaveLength(1);
  const [revoked, expired] = [await invited(), await invited()];
  await revoked.revoke();
  expect(await codeOf(revoked.accept())).toBe('invitation_revoked');
  const { now } = harness.clock;
  harness.clock.now = new Date(now.getTime() + LIFE_MS);
  expect(await codeOf(expired.accept())).toBe('invitation_expired');
  harness.clock.now = now;
  expect([...confirmed(revoked.userId), ...confirmed(expired.userId)]).toEqual([]);
});

test('S-08 an invitation whose address identity does not confirm stays open', async () => {
  const { accept, role } = await invited();
  const accounts = { ...harness.deps.accounts, confirmAddress: async () => false };
  expect(await codeOf(accept(undefined, { ...harness.deps, accounts }))).toBe('email_not_verified');
  expect(await role()).toBeNull();
  await accept();
  expect(await role()).toBe('owner');
});
