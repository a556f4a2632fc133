import { deliverNext } from '@turno/kit';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { sendManagerMail } from '../../managers/index.ts';
import { deliveryOf, type ManagerMail, type OutboxItem } from '../../outbox/index.ts';
import { closeMerchant } from './close-merchant.ts';

jest.setTimeout(60_000);

const OWNER = 721;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
beforeEach(() => {
  harness.accounts.mails.length = 0;
  harness.accounts.set(OWNER, { locale: 'es' });
});
afterAll(() => harness.close());

const closing = async () => {
  const { merchant } = await harness.addQueue({ merchant: { managerIds: [OWNER] } });
  const close = (deps: Deps = harness.deps) =>
    closeMerchant(deps, { merchantId: merchant.id, userId: OWNER });
  return { merchant, close };
};

/** Delivers the mails of the outbox as its worker does. */
async function deliver(): Promise<void> {
  const { outbox } = harness.store;
  for (;;) {
    const due = await outbox.claim(['merchant-closed'], 30_000);
    if (!due) return;
    if (due.item.kind !== 'merchant-closed') throw new Error('another kind');
    try {
      await sendManagerMail(harness.deps, due.item);
      await outbox.remove(due.item.id);
    } catch {
      await outbox.retryIn(due, 0);
      return;
    }
  }
}

test('S-08 every owner is mailed once, in the own language, that the place was closed for good', async () => {
  const { merchant, close } = await closing();
  await close();
  await close();
  await sweep(harness.deps);
  await deliver();
  await sweep(harness.deps);
  await deliver();
  expect(harness.accounts.mails).toMatchObject([
    {
      template: 'merchant-closed',
      to: `person-${OWNER}@example.com`,
      locale: 'es',
      values: { merchant: merchant.name },
    },
  ]);
});

const killed = () => Promise.reject(new Error('killed'));

test.each([
  {
    name: 'before the mail is in the outbox',
    part: ({ store }: Deps) => ({ outbox: { ...store.outbox, put: killed } }),
  },
  {
    name: 'after it, before the last step',
    part: ({ store }: Deps) => ({ closures: { ...store.closures, markDraining: killed } }),
  },
])('S-08 a closing that died $name mails once when the sweep completes it', async ({ part }) => {
  const { close } = await closing();
  const store = { ...harness.deps.store, ...part(harness.deps) };
  await expect(close({ ...harness.deps, store })).rejects.toThrow('killed');
  await deliver();
  expect(harness.accounts.mails).toEqual([]);
  await sweep(harness.deps);
  await deliver();
  await sweep(harness.deps);
  await deliver();
  expect(harness.accounts.mails).toHaveLength(1);
});

test('S-08 until the closing is complete its mail waits: that is no attempt, and nothing is reported', async () => {
  const { merchant, close } = await closing();
  const { closures } = harness.deps.store;
  const store = { ...harness.deps.store, closures: { ...closures, markDraining: killed } };
  await expect(close({ ...harness.deps, store })).rejects.toThrow('killed');
  const delivery = {
    ...deliveryOf(harness.deps, () => 0.5),
    send: (item: OutboxItem) => sendManagerMail(harness.deps, item as ManagerMail),
  };
  expect(await deliverNext(delivery, ['merchant-closed'])).toBe(true);
  expect(await deliverNext(delivery, ['merchant-closed'])).toBe(false);
  const waiting = harness.db.collection('outbox').find({ 'item.merchantId': merchant.id });
  expect(await waiting.toArray()).toMatchObject([{ attempts: 0 }]);
  expect(harness.outbound.failures).toEqual([]);
  await sweep(harness.deps);
  harness.clock.now = new Date(harness.clock.now.getTime() + 5_000);
  expect(await deliverNext(delivery, ['merchant-closed'])).toBe(true);
  expect(harness.accounts.mails).toHaveLength(1);
});

test('S-08 an owner without a confirmed address is not mailed', async () => {
  harness.accounts.set(OWNER, { emailVerified: false });
  const { close } = await closing();
  await close();
  await deliver();
  expect(harness.accounts.mails).toEqual([]);
});
