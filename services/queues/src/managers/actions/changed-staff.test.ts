import type { StaffRole } from '@turno/shared-types';
import { BOB, teamMailsOf } from '../../../test/team-mails.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { changeRole } from './change-team.ts';
import { removeManager } from './remove-manager.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
beforeEach(() => reset());
afterAll(() => harness.close());

const { deliver, dying, newTeam, reset } = teamMailsOf(() => harness, 'staff-changed');

async function newMerchant() {
  const { merchant, change } = await newTeam();
  return {
    merchant,
    toRole: (role: StaffRole, deps: Deps = harness.deps) => changeRole(deps, { ...change, role }),
    remove: (deps: Deps = harness.deps) => removeManager(deps, change),
    leave: () => removeManager(harness.deps, { ...change, by: BOB }),
  };
}

/** What was mailed once the outbox is empty, also after a sweep. */
async function mailed() {
  await sweep(harness.deps);
  await deliver();
  return harness.accounts.mails;
}

test('S-08 who gets another role is mailed what it is now, in the language of the account, once', async () => {
  const { merchant, toRole } = await newMerchant();
  await toRole('manager');
  await toRole('manager');
  const values = { merchant: merchant.name, role: 'Leitung' };
  const to = `person-${BOB}@example.com`;
  expect(await mailed()).toMatchObject([
    { template: 'staff-role-changed', to, locale: 'de', path: '/manage-merchant', values },
  ]);
});

test('S-08 whom an owner removes is mailed, once; who leaves is not', async () => {
  const { merchant, remove } = await newMerchant();
  await remove();
  await expect(remove()).rejects.toThrow();
  expect(await mailed()).toMatchObject([
    {
      template: 'staff-removed',
      to: `person-${BOB}@example.com`,
      values: { merchant: merchant.name },
    },
  ]);
  await (await newMerchant()).leave();
  expect(await mailed()).toHaveLength(1);
});

test.each(['changed', 'removed'])(
  'S-08 a process that dies before the mail of who is %s is in the outbox leaves it to the sweep',
  async (what) => {
    const { toRole, remove } = await newMerchant();
    const command = what === 'removed' ? remove(dying()) : toRole('door', dying());
    await expect(command).rejects.toThrow('killed');
    await mailed();
    expect(await mailed()).toHaveLength(1);
  },
);

test('S-08 who has not confirmed the address is not mailed there about the team', async () => {
  harness.accounts.set(BOB, { emailVerified: false });
  await (await newMerchant()).remove();
  expect(await mailed()).toEqual([]);
});
