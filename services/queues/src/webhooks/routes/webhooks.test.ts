import { deliverNext } from '@turno/kit';
import {
  createWebhookCall,
  redeliverWebhookCall,
  removeWebhookCall,
  rotateWebhookSecretCall,
  testWebhookCall,
  updateWebhookCall,
  type WebhookDelivery,
  type WebhookEvent,
  webhookDeliveriesCall,
  webhooksCall,
} from '@turno/shared-types/webhooks';
import { Webhook } from 'standardwebhooks';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { deliveryOf } from '../../outbox/index.ts';
import { collectEvents } from '../actions/collect-events.ts';

jest.setTimeout(60_000);

const MANAGER = 4_212;
const URL_OF = 'https://hook.example/turno';
let harness: TestHarness;
let app: TestApp;

beforeAll(async () => {
  harness = await openTestHarness();
  app = await startTestApp(harness);
});
beforeEach(() => {
  harness.outbound.webhooks.length = 0;
  harness.outbound.status = 200;
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

const asManager = () => app.as(MANAGER, 'ROLE_MERCHANT');
const newMerchant = async () =>
  (await harness.addQueue({ merchant: { managerIds: [MANAGER] } })).merchant.id;
const create = async (merchantId: number, url = URL_OF, event: WebhookEvent = 'ticket.called') =>
  app.service.call(
    createWebhookCall,
    { params: { merchantId }, body: { url, events: [event] } },
    await asManager(),
  );
const deliver = async () => {
  const delivery = deliveryOf(harness.deps, () => 0.5);
  while (await deliverNext(delivery, ['webhook'])) {
    // The next one.
  }
};

test('a webhook shows its secret once', async () => {
  const merchantId = await newMerchant();
  const { status, body } = await create(merchantId);
  expect(status).toBe(201);
  expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const params = { merchantId };
  const list = await app.service.call(webhooksCall, { params }, await asManager());
  expect(list.body).toMatchObject([
    { id: 1, url: URL_OF, enabled: true, failingSince: null, previousSecretEndsAt: null },
  ]);
  expect(JSON.stringify(list.body)).not.toContain(body.secret);
});

test.each([
  'http://hook.example/',
  'https://hook.example:8443/',
  'https://user:password@hook.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:10.0.0.1]/',
])('%s is no address of a webhook', async (url) => {
  const merchantId = await newMerchant();
  expect((await create(merchantId, url)).body).toMatchObject({
    error_code: 'webhook_address_invalid',
  });
  const params = { merchantId, webhookId: (await create(merchantId)).body.id };
  const edit = { params, body: { url } };
  expect((await app.service.call(updateWebhookCall, edit, await asManager())).status).toBe(422);
});

test('webhooks made at once never exceed the bound', async () => {
  const merchantId = await newMerchant();
  const answers = await Promise.all(range(1, 8).map(() => create(merchantId)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
});

test('a test event arrives, is in the log, and is sent again under the same id', async () => {
  const merchantId = await newMerchant();
  const { body: webhook } = await create(merchantId);
  const params = { merchantId, webhookId: webhook.id };
  const manager = await asManager();
  const { eventId } = (await app.service.call(testWebhookCall, { params, body: {} }, manager)).body;
  await deliver();
  const log = async () => (await app.service.call(webhookDeliveriesCall, { params }, manager)).body;
  expect(await log()).toMatchObject([
    { eventId, event: 'webhook.test', state: 'delivered', attempts: [{ status: 200 }] },
  ]);
  const again = { params: { ...params, eventId }, body: {} };
  expect((await app.service.call(redeliverWebhookCall, again, manager)).status).toBe(204);
  await deliver();
  expect(await log()).toMatchObject([{ eventId, attempts: [{ status: 200 }, { status: 200 }] }]);
  const ids = harness.outbound.webhooks.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([eventId, eventId]);
  const missing = { params: { ...params, eventId: 'ticket.called.x' }, body: {} };
  expect((await app.service.call(redeliverWebhookCall, missing, manager)).status).toBe(404);
  await app.service.call(removeWebhookCall, { params }, manager);
  expect(await harness.db.collection('webhookDeliveries').countDocuments({ merchantId })).toBe(0);
  expect((await app.service.call(webhookDeliveriesCall, { params }, manager)).status).toBe(404);
});

test('after a rotation each of two secrets verifies a message', async () => {
  const merchantId = await newMerchant();
  const { body: first } = await create(merchantId);
  const params = { merchantId, webhookId: first.id };
  const manager = await asManager();
  const rotated = await app.service.call(rotateWebhookSecretCall, { params, body: {} }, manager);
  expect(rotated.body.previousSecretEndsAt).not.toBeNull();
  await app.service.call(testWebhookCall, { params, body: {} }, manager);
  await deliver();
  const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] =
    harness.outbound.webhooks;
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  for (const { secret } of [first, rotated.body]) {
    const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body);
    expect(headers['webhook-signature']?.split(' ')).toContain(signature);
  }
});

test.each([
  { answer: 200, state: 'delivered' },
  { answer: 500, state: 'abandoned' },
])(
  'a disabled webhook receives what a person asks for, once: after $answer it is $state',
  async ({ answer, state }) => {
    const testQueue = await harness.addQueue({ merchant: { managerIds: [MANAGER] } });
    const merchantId = testQueue.merchant.id;
    const params = {
      merchantId,
      webhookId: (await create(merchantId, URL_OF, 'ticket.joined')).body.id,
    };
    const manager = await asManager();
    await join(harness.deps, testQueue, newUser());
    await collectEvents(harness.deps);
    await deliver();
    const log = async () =>
      (await app.service.call(webhookDeliveriesCall, { params }, manager)).body;
    const [{ eventId }] = await log();
    const edit = { params, body: { enabled: false } };
    expect((await app.service.call(updateWebhookCall, edit, manager)).body.enabled).toBe(false);
    harness.outbound.status = answer;
    const again = { params: { ...params, eventId }, body: {} };
    expect((await app.service.call(redeliverWebhookCall, again, manager)).status).toBe(204);
    await app.service.call(testWebhookCall, { params, body: {} }, manager);
    await deliver();
    harness.clock.now = new Date(harness.clock.now.getTime() + 60_000);
    await deliver();
    expect(harness.outbound.webhooks).toHaveLength(3);
    const lines: WebhookDelivery[] = await log();
    lines.sort((a, b) => (a.eventId < b.eventId ? -1 : 1));
    expect(lines).toMatchObject([
      { eventId, state, attempts: [{ status: answer }, { status: 200 }] },
      { event: 'webhook.test', state, attempts: [{ status: answer }] },
    ]);
    const [webhook] = (await app.service.call(webhooksCall, { params: { merchantId } }, manager))
      .body;
    expect(webhook).toMatchObject({ enabled: false, failingSince: null });
  },
);
