import { deliverNext } from '@turno/kit';
import { WEBHOOK_EVENTS } from '@turno/shared-types/webhooks';
import { Webhook } from 'standardwebhooks';
import { crashesOf } from '../../../test/crashes/crashes.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { deliveryOf } from '../../notifications/index.ts';
import { checkInTicket } from '../../ticket-views/actions/check-in-ticket.ts';
import { collectEvents } from './collect-events.ts';

jest.setTimeout(60_000);

const SECRET = `whsec_${Buffer.from('thirty-two bytes of a test key..').toString('base64')}`;
const DAY_MS = 86_400_000;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness('webhook_events');
});
beforeEach(() => {
  harness.outbound.webhooks.length = 0;
  harness.outbound.status = 200;
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);
const { doomed } = crashesOf(() => harness);

type TestQueue = Awaited<ReturnType<TestHarness['addQueue']>>;

/** A queue whose merchant has a webhook for these events. */
async function withWebhook(events: readonly (typeof WEBHOOK_EVENTS)[number][] = WEBHOOK_EVENTS) {
  const testQueue = await harness.addQueue();
  const { store, now } = harness.deps;
  await store.merchantFlags.setHasWebhooks(testQueue.merchant.id);
  const url = `https://${testQueue.merchant.id}.example/hook`;
  const added = { url, events, secret: SECRET, createdAt: now() };
  await store.webhooks.add(testQueue.merchant.id, added);
  return { testQueue, url };
}

async function deliver(deps: Deps = harness.deps, delivery = deliveryOf(deps, () => 0.5)) {
  while (await collectEvents(deps)) {
    // The next batch.
  }
  while (await deliverNext(delivery, ['webhook'])) {
    // The next one.
  }
}

/** What a webhook received, verified as a receiver would. */
const receivedBy = (url: string) =>
  harness.outbound.webhooks
    .filter((message) => message.url === url)
    .map(({ headers, body }) => {
      // The clock of the test stands still: the receiver's own would find the message old.
      const stamp = { ...headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1_000)) };
      const at = new Date(Number(stamp['webhook-timestamp']) * 1_000);
      const id = headers['webhook-id'] ?? '';
      const ours = new Webhook(SECRET);
      const original = new Date(Number(headers['webhook-timestamp']) * 1_000);
      expect(headers['webhook-signature']).toBe(ours.sign(id, original, body));
      ours.verify(body, {
        ...stamp,
        'webhook-id': id,
        'webhook-signature': ours.sign(id, at, body),
      });
      return { id, ...JSON.parse(body) };
    });

const typesOf = (url: string) => receivedBy(url).map(({ type }) => type);
const change = (testQueue: TestQueue, wanted: { closed: boolean } | { paused: boolean }) =>
  changeCounter(harness.deps, { ...idsOf(testQueue), change: wanted });

test('every event of a day reaches the webhook once, signed and without personal data', async () => {
  const { testQueue, url } = await withWebhook();
  const ticket = await join(harness.deps, testQueue, newUser(), { paxCount: 2 });
  await callNextIn(testQueue);
  const scan = { merchantId: testQueue.merchant.id, token: ticket.code, nonce: 'one' };
  await checkInTicket(harness.deps, scan);
  await checkInTicket(harness.deps, scan);
  await change(testQueue, { paused: true });
  await change(testQueue, { paused: true });
  await change(testQueue, { paused: false });
  await change(testQueue, { closed: true });
  await change(testQueue, { closed: false });
  await deliver();
  await deliver();
  expect(typesOf(url).toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted());
  const called = receivedBy(url).find(({ type }) => type === 'ticket.called');
  expect(called).toEqual({
    id: `ticket.called.${ticket.id}`,
    type: 'ticket.called',
    timestamp: harness.clock.now.toISOString(),
    data: {
      merchantId: testQueue.merchant.id,
      queueId: testQueue.queue.id,
      queueName: testQueue.queue.name,
      queueDailyCounterId: testQueue.counter.id,
      counter: 1,
      ticketValue: expect.stringMatching(/1$/),
      paxCount: 2,
      desk: null,
    },
  });
});

test('only the events that a webhook wants are sent, and none without a webhook', async () => {
  const { testQueue, url } = await withWebhook(['ticket.called']);
  const plain = await harness.addQueue();
  for (const each of [testQueue, plain]) {
    await join(harness.deps, each, newUser());
    await callNextIn(each);
    await change(each, { paused: true });
  }
  const due = { eventsDue: { $exists: true } };
  const stored = await harness.db.collection('tickets').find(due).toArray();
  expect(stored.map(({ merchantId }) => merchantId)).toEqual([testQueue.merchant.id]);
  await deliver();
  expect(typesOf(url)).toEqual(['ticket.called']);
  expect(harness.outbound.webhooks).toHaveLength(1);
  expect(await harness.db.collection('tickets').countDocuments(due)).toBe(0);
  expect(await harness.db.collection('counters').countDocuments(due)).toBe(0);
});

test('QUE-049 a process that dies after the allocation loses no event', async () => {
  const { testQueue, url } = await withWebhook();
  const dying = await doomed('allocate');
  await expect(join(dying, testQueue, newUser())).rejects.toThrow('killed');
  await sweep(harness.deps);
  await deliver();
  expect(typesOf(url)).toEqual(['ticket.joined']);
});

test('a process that dies between outbox and flag sends the same event under the same id', async () => {
  const { testQueue, url } = await withWebhook();
  await join(harness.deps, testQueue, newUser());
  const { store } = harness.deps;
  const clearTicket = () => Promise.reject(new Error('killed'));
  const dueEvents = { ...store.dueEvents, clearTicket };
  const dying: Deps = { ...harness.deps, store: { ...store, dueEvents } };
  await expect(collectEvents(dying)).rejects.toThrow('killed');
  await deliver();
  const ids = receivedBy(url).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(ids.length).toBeGreaterThan(0);
});

test('a delivery that fails comes again under the same id, and the log says how each attempt went', async () => {
  const { testQueue, url } = await withWebhook(['ticket.joined']);
  await join(harness.deps, testQueue, newUser());
  const { now } = harness.clock;
  const after = (ms: number) => {
    harness.clock.now = new Date(now.getTime() + ms);
  };
  harness.outbound.status = 503;
  await deliver();
  harness.outbound.status = null;
  after(60_000);
  await deliver();
  harness.outbound.status = 204;
  after(120_000);
  await deliver();
  after(0);
  const sent = receivedBy(url);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const [delivery] = await harness.store.deliveries.findOf(testQueue.merchant.id, 1, 10);
  expect(delivery).toMatchObject({
    state: 'delivered',
    attempts: [
      { status: 204, problem: null },
      { status: null, problem: 'unreachable' },
      { status: 503, problem: null },
    ],
  });
  expect(await harness.store.webhooks.find(testQueue.merchant.id, 1)).toMatchObject({
    failingSince: null,
  });
});

test('a webhook that fails rests, and its other messages delay nobody else', async () => {
  const failing = await withWebhook(['ticket.joined']);
  const working = await withWebhook(['ticket.joined']);
  harness.outbound.status = 500;
  for (const _ of range(1, 5)) await join(harness.deps, failing.testQueue, newUser());
  await deliver();
  expect(receivedBy(failing.url)).toHaveLength(1);
  harness.outbound.status = 200;
  await join(harness.deps, working.testQueue, newUser());
  await deliver();
  expect(receivedBy(working.url)).toHaveLength(1);
  await harness.db.collection('outbox').deleteMany({});
});

test('attempts end after a day, and three days of failures disable the webhook', async () => {
  const { testQueue, url } = await withWebhook(['ticket.joined']);
  const { id } = testQueue.merchant;
  const { now } = harness.clock;
  harness.outbound.status = 500;
  await join(harness.deps, testQueue, newUser());
  await deliver();
  harness.clock.now = new Date(now.getTime() + DAY_MS);
  await deliver();
  expect(await harness.store.deliveries.findOf(id, 1, 1)).toMatchObject([{ state: 'abandoned' }]);
  const before = receivedBy(url).length;
  harness.clock.now = new Date(now.getTime() + 2 * DAY_MS);
  await deliver();
  expect(receivedBy(url)).toHaveLength(before);
  harness.clock.now = now;
  await join(harness.deps, testQueue, newUser());
  await collectEvents(harness.deps);
  harness.clock.now = new Date(now.getTime() + 3 * DAY_MS);
  await deliver();
  expect(await harness.store.webhooks.find(id, 1)).toMatchObject({ enabled: false });
  harness.clock.now = now;
  await join(harness.deps, testQueue, newUser());
  const sent = receivedBy(url).length;
  await deliver();
  expect(receivedBy(url)).toHaveLength(sent);
});
