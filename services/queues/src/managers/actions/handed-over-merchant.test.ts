import { ADA, BOB, teamMailsOf } from '../../../test/team-mails.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { handOver } from './change-team.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
beforeEach(() => reset());
afterAll(() => harness.close());

const { deliver, dying, newTeam, reset } = teamMailsOf(() => harness, 'merchant-handed-over');

async function newMerchant() {
  const { merchant, change } = await newTeam();
  return { merchant, hand: (deps: Deps = harness.deps) => handOver(deps, change) };
}

test('S-08 the previous and the new owner of a place are mailed, each in the language of the account', async () => {
  const { merchant, hand } = await newMerchant();
  await hand();
  await sweep(harness.deps);
  await deliver();
  const values = { merchant: merchant.name };
  expect(harness.accounts.mails).toMatchObject([
    { template: 'merchant-handed-over', to: `person-${ADA}@example.com`, locale: 'es', values },
    { template: 'merchant-taken-over', to: `person-${BOB}@example.com`, locale: 'de', values },
  ]);
  await expect(hand()).rejects.toThrow();
  await deliver();
  expect(harness.accounts.mails).toHaveLength(2);
});

test('S-08 a process that dies before these mails are in the outbox leaves them to the sweep', async () => {
  const { hand } = await newMerchant();
  await expect(hand(dying())).rejects.toThrow('killed');
  for (let each = 0; each < 2; each += 1) {
    await sweep(harness.deps);
    await deliver();
  }
  expect(harness.accounts.mails).toHaveLength(2);
});

test('S-08 who has not confirmed the address is not mailed there that the place was handed over', async () => {
  harness.accounts.set(BOB, { emailVerified: false });
  const { hand } = await newMerchant();
  await hand();
  await deliver();
  expect(harness.accounts.mails.map(({ to }) => to)).toEqual([`person-${ADA}@example.com`]);
});
