import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { handOver } from './change-team.ts';
import { sendManagerMail } from './disabled-webhooks.ts';

jest.setTimeout(60_000);

const [ADA, BOB] = [751, 752];
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
beforeEach(() => {
  harness.accounts.mails.length = 0;
  harness.accounts.set(ADA, { locale: 'es' });
  harness.accounts.set(BOB, { locale: 'de' });
});
afterAll(() => harness.close());

async function newMerchant() {
  const team = [
    { userId: ADA, role: 'owner' as const, since: null },
    { userId: BOB, role: 'desk' as const, since: null },
  ];
  const { merchant } = await harness.addQueue({ merchant: { team } });
  const change = { merchantId: merchant.id, userId: BOB, by: ADA };
  return { merchant, hand: (deps: Deps = harness.deps) => handOver(deps, change) };
}

/** Delivers the mails of the outbox as its worker does. */
async function deliver(): Promise<void> {
  const { outbox } = harness.store;
  for (;;) {
    const due = await outbox.claim(['merchant-handed-over'], 30_000);
    if (!due) return;
    if (due.item.kind !== 'merchant-handed-over') throw new Error('another kind');
    await sendManagerMail(harness.deps, due.item);
    await outbox.remove(due.item.id);
  }
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
  const killed = () => Promise.reject(new Error('killed'));
  const store = {
    ...harness.deps.store,
    outbox: { ...harness.deps.store.outbox, put: killed },
  };
  await expect(hand({ ...harness.deps, store })).rejects.toThrow('killed');
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
