import type { StaffRole } from '@turno/shared-types';
import { newUser } from '../../../test/people.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { removeManager } from './remove-manager.ts';

jest.setTimeout(60_000);

const OWNER = 501;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test('S-08 who accepts while an owner invites the same address with another role gets that role', async () => {
  const { merchant } = await harness.addQueue({ merchant: { managerIds: [OWNER] } });
  const merchantId = merchant.id;
  const userId = newUser();
  const { accounts, clock, deps, store } = harness;
  const invite = (role: StaffRole) =>
    store.invitations.open(
      {
        merchantId,
        email: `person-${userId}@example.com`,
        role,
        invitedBy: OWNER,
        locale: 'it',
        lifeMs: 60_000,
      },
      'mail',
    );
  const { id } = await invite('owner');
  const token = (await store.invitations.issueToken(id)) ?? '';
  const contactOf: typeof accounts.contactOf = async (user) => {
    clock.now = new Date(clock.now.getTime() + 1);
    const { role } = (await store.invitations.findByToken(token)) ?? {};
    if (role === 'owner') await invite('desk');
    return accounts.contactOf(user);
  };
  await acceptInvitation({ ...deps, accounts: { ...accounts, contactOf } }, { token, userId });
  expect(await store.merchants.roleAt(merchantId, userId)).toBe('desk');
  // Nothing is left that would add a person again who was removed since.
  await removeManager(deps, { merchantId, userId, by: OWNER });
  await sweep(deps);
  expect(await store.merchants.roleAt(merchantId, userId)).toBeNull();
});
