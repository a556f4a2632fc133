import { openPushBrowser } from '@turno/kit/test';
import { NOW } from '../../../test/factories.ts';
import { openPushService } from '../../../test/notices/push-service.ts';
import { subscribersOf } from '../../../test/notices/subscribers.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { createOutsidePost } from '../../webhooks/index.ts';
import { storedVapidKeys } from '../store/vapid-keys.ts';
import { createPushSender } from './web-push.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
let service: Awaited<ReturnType<typeof openPushService>>;

/** The sender as a start of the service makes it. */
async function start() {
  harness.deps.push = createPushSender({
    keys: await storedVapidKeys(harness.db),
    subject: 'mailto:no-reply@turno.example',
    post: createOutsidePost({ allowPrivate: true }),
  });
}

beforeAll(async () => {
  harness = await openTestHarness();
  service = await openPushService();
  harness.deps.settings = { ...harness.deps.settings, allowsPrivateWebhooks: true };
  await start();
});
beforeEach(() => {
  harness.clock.now = NOW;
  service.received.length = 0;
  service.status = 201;
});
afterAll(async () => {
  service.close();
  await harness.close();
});

const { callNextIn } = staffOf(() => harness);
const { change, deliver, pass, queueWith, subscriber } = subscribersOf(
  () => harness,
  () => service,
);
const sentTo = (endpoint: string) => service.received.filter(({ url }) => url === endpoint);

test('QUE-046 a message over HTTP is signed for its push service, encrypted for its browser, and says nothing personal', async () => {
  const testQueue = await queueWith(0);
  const { messages, endpoint } = await subscriber(testQueue);
  await callNextIn(testQueue);
  await deliver();
  const path = `/reservation/${testQueue.merchant.id}/${testQueue.queue.id}`;
  expect(messages()).toEqual([{ kind: 'called', locale: 'de', path }]);
  const [sent] = sentTo(endpoint);
  expect(sent?.headers).toMatchObject({
    ttl: '900',
    urgency: 'high',
    'content-encoding': 'aes128gcm',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    authorization: expect.stringMatching(/^vapid t=/),
  });
  expect(`${sent?.body}${JSON.stringify(sent?.headers)}`).not.toContain(testQueue.merchant.name);
});

test('QUE-046 neither another browser nor another push service can use a message', async () => {
  const testQueue = await queueWith(0);
  const { endpoint } = await subscriber(testQueue);
  await callNextIn(testQueue);
  await deliver();
  const [sent] = sentTo(endpoint);
  if (!sent) throw new Error('nothing was sent');
  const { publicKey } = harness.deps.push;
  expect(() => openPushBrowser(endpoint).read(sent, publicKey)).toThrow();
  const elsewhere = openPushBrowser('https://elsewhere.example/1');
  expect(() => elsewhere.read(sent, publicKey)).toThrow('VAPID is wrong.');
  expect(() => openPushBrowser(endpoint).read(sent, 'B'.repeat(87))).toThrow('Another server');
});

test.each([404, 410])('an endpoint that answers %d is asked once and forgotten', async (gone) => {
  const testQueue = await queueWith(0);
  const { endpoint } = await subscriber(testQueue);
  service.status = gone;
  await change(testQueue, { paused: true });
  await deliver();
  service.status = 201;
  await change(testQueue, { paused: false });
  await deliver();
  pass(600);
  await deliver();
  expect(sentTo(endpoint)).toHaveLength(1);
  const stored = harness.db.collection('ticketNotices');
  expect(await stored.countDocuments({ 'push.endpoint': endpoint })).toBe(0);
});

test('a person who revoked is never sent to, also not what was tried before', async () => {
  const testQueue = await queueWith(0);
  const { endpoint, ask } = await subscriber(testQueue);
  service.status = 503;
  await change(testQueue, { paused: true });
  await deliver();
  expect(sentTo(endpoint)).toHaveLength(1);
  service.status = 201;
  await ask({ push: null });
  pass(600);
  await deliver();
  await callNextIn(testQueue);
  await deliver();
  expect(sentTo(endpoint)).toHaveLength(1);
});

test('the keys survive a restart: who subscribed before it is still told', async () => {
  const testQueue = await queueWith(0);
  const { messages } = await subscriber(testQueue);
  const { publicKey } = harness.deps.push;
  await start();
  expect(harness.deps.push.publicKey).toBe(publicKey);
  await callNextIn(testQueue);
  await deliver();
  expect(messages()).toHaveLength(1);
});

test('processes that start at once, before there are keys, agree on one pair', async () => {
  await harness.db.collection('secrets').deleteMany({});
  const pairs = await Promise.all(Array.from({ length: 8 }, () => storedVapidKeys(harness.db)));
  const [first] = pairs;
  expect(first?.publicKey).toMatch(/^[\w-]{87}$/);
  expect(pairs).toEqual(pairs.map(() => first));
});
