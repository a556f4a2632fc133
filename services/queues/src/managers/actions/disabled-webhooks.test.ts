import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { sendManagerMail } from './disabled-webhooks.ts';
import { removeManager } from './remove-manager.ts';

jest.setTimeout(60_000);

const [ADA, BOB] = [711, 712];
const THREE_DAYS_MS = 3 * 86_400_000;
const url = 'https://hook.example/turno';
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
beforeEach(() => {
  harness.accounts.mails.length = 0;
});
afterAll(() => harness.close());

/** A merchant of Ada and Bob with a webhook that failures have just disabled. */
async function withDisabledWebhook() {
  const { merchant } = await harness.addQueue({ merchant: { managerIds: [ADA, BOB] } });
  const { webhooks } = harness.store;
  const { now } = harness.clock;
  const added = { url, events: [], secret: 'whsec_x', locale: 'es' as const, createdAt: now };
  await webhooks.add(merchant.id, added);
  await webhooks.recordAttempt(merchant.id, 1, false);
  harness.clock.now = new Date(now.getTime() + THREE_DAYS_MS);
  await Promise.all([1, 2, 3].map(() => webhooks.recordAttempt(merchant.id, 1, false)));
  harness.clock.now = now;
  expect(await webhooks.find(merchant.id, 1)).toMatchObject({ enabled: false });
  return merchant;
}

/** Delivers the mails of the outbox and returns their recipients. */
async function mailed(): Promise<string[]> {
  for (;;) {
    const due = await harness.store.outbox.claim(['webhook-disabled'], 30_000);
    if (!due) return harness.accounts.mails.map(({ to }) => to).toSorted();
    if (due.item.kind === 'webhook-disabled') await sendManagerMail(harness.deps, due.item);
    await harness.store.outbox.remove(due.item.id);
  }
}
const emailsOf = (...ids: number[]) => ids.map((id) => `person-${id}@example.com`);

test('every manager is mailed once that failures disabled a webhook, in the language it was made in', async () => {
  const { name } = await withDisabledWebhook();
  await sweep(harness.deps);
  expect(await mailed()).toEqual(emailsOf(ADA, BOB));
  expect(harness.accounts.mails[0]).toMatchObject({
    template: 'webhook-disabled',
    locale: 'es',
    path: '/merchant-settings',
    values: { merchant: name, address: url },
  });
  await sweep(harness.deps);
  expect(await mailed()).toHaveLength(2);
});

test('S-08 who owns the place by now is mailed in the own language, whoever made the webhook', async () => {
  harness.accounts.set(ADA, { locale: 'it' });
  harness.accounts.set(BOB, { locale: 'de' });
  await withDisabledWebhook();
  await withCallsGivenUp();
  await sweep(harness.deps);
  expect(await mailed()).toEqual(emailsOf(ADA, ADA, BOB, BOB));
  expect(harness.accounts.mails.map(({ to, locale }) => [to, locale]).toSorted()).toEqual(
    [ADA, ADA, BOB, BOB].map((id) => [`person-${id}@example.com`, id === ADA ? 'it' : 'de']),
  );
  harness.accounts.set(ADA, {});
  harness.accounts.set(BOB, {});
});

test('a crash between the two writes loses no mail, and sends none twice while it waits', async () => {
  await withDisabledWebhook();
  const { store } = harness.deps;
  const killed = () => Promise.reject(new Error('killed'));
  for (const part of [
    { outbox: { ...store.outbox, put: killed } },
    { webhooks: { ...store.webhooks, endNotice: killed } },
  ]) {
    const dying: Deps = { ...harness.deps, store: { ...store, ...part } };
    await expect(sweep(dying)).rejects.toThrow('killed');
  }
  await sweep(harness.deps);
  expect(await mailed()).toEqual(emailsOf(ADA, BOB));
});

test('only managers with a confirmed address are mailed', async () => {
  const merchant = await withDisabledWebhook();
  await sweep(harness.deps);
  await removeManager(harness.deps, { merchantId: merchant.id, userId: BOB, by: ADA });
  harness.accounts.set(ADA, { emailVerified: false });
  expect(await mailed()).toEqual([]);
  harness.accounts.set(ADA, {});
});

test('a webhook that a manager enables again before the mail is due sends none', async () => {
  const merchant = await withDisabledWebhook();
  await harness.store.webhooks.edit(merchant.id, 1, { enabled: true });
  await sweep(harness.deps);
  expect(await mailed()).toEqual([]);
});

/** A merchant of Ada and Bob whose calls failed until the webhook of calls was switched off (QUE-047). */
async function withCallsGivenUp() {
  const { merchant } = await harness.addQueue({ merchant: { managerIds: [ADA, BOB] } });
  const { merchantFlags } = harness.store;
  await merchantFlags.setNextWebhook(merchant.id, true, 'de');
  await merchantFlags.giveNextWebhookUp(merchant.id, harness.clock.now);
  await merchantFlags.giveNextWebhookUp(merchant.id, new Date(harness.clock.now.getTime() + 1));
  return merchant;
}

test('QUE-047 every owner is mailed once that failures switched the webhook of calls off', async () => {
  const { id, name } = await withCallsGivenUp();
  const { store } = harness.deps;
  const killed = () => Promise.reject(new Error('killed'));
  const merchantFlags = { ...store.merchantFlags, endNextWebhookNotice: killed };
  await expect(sweep({ ...harness.deps, store: { ...store, merchantFlags } })).rejects.toThrow();
  await sweep(harness.deps);
  await sweep(harness.deps);
  expect(await mailed()).toEqual(emailsOf(ADA, BOB));
  expect(harness.accounts.mails[0]).toMatchObject({
    template: 'calls-webhook-disabled',
    locale: 'de',
    path: '/manage-merchant',
    values: { merchant: name },
  });
  expect(await store.merchantFlags.hasNextWebhook(id)).toBe(false);
});

test('QUE-047 nobody is mailed when an owner switches it on again first, or off', async () => {
  for (const isOn of [true, false]) {
    const { id } = await withCallsGivenUp();
    await harness.store.merchantFlags.setNextWebhook(id, isOn, 'it');
  }
  await sweep(harness.deps);
  expect(await mailed()).toEqual([]);
});
