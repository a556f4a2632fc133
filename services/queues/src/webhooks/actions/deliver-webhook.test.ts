import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { webhookReceiversOf } from '../../../test/webhook-receivers.ts';
import { deliveryOf } from '../../outbox/index.ts';
import { collectEvents } from './collect-events.ts';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
beforeEach(() => {
  harness.outbound.webhooks.length = 0;
  harness.outbound.status = 200;
});
afterAll(() => harness.close());
const { withWebhook, deliver, receivedBy } = webhookReceiversOf(() => harness);

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

test.each([
  [199, 'retrying'],
  [200, 'delivered'],
  [299, 'delivered'],
  [300, 'retrying'],
])('a delivery that is answered %d is %s', async (status, state) => {
  const { testQueue } = await withWebhook(['ticket.joined']);
  await join(harness.deps, testQueue, newUser());
  harness.outbound.status = status;
  await deliver();
  const { id } = testQueue.merchant;
  expect(await harness.store.deliveries.findOf(id, 1, 10)).toMatchObject([{ state }]);
});

test('the log says that nothing more is tried once the webhook is disabled', async () => {
  const { testQueue, url } = await withWebhook(['ticket.joined']);
  const { id } = testQueue.merchant;
  await join(harness.deps, testQueue, newUser());
  await deliver();
  harness.outbound.status = 500;
  await join(harness.deps, testQueue, newUser());
  await deliver();
  await harness.store.webhooks.edit(id, 1, { enabled: false });
  harness.clock.now = new Date(harness.clock.now.getTime() + 60_000);
  await deliver();
  expect(receivedBy(url)).toHaveLength(2);
  const log = await harness.store.deliveries.findOf(id, 1, 10);
  expect(log.map(({ state }) => state).toSorted()).toEqual(['abandoned', 'delivered']);
});

test('a webhook that fails rests, and its other messages delay nobody else', async () => {
  const failing = await withWebhook(['ticket.joined']);
  const working = await withWebhook(['ticket.joined']);
  harness.outbound.status = 500;
  for (const _ of range(1, 5)) await join(harness.deps, failing.testQueue, newUser());
  const claim = jest.spyOn(harness.store.outbox, 'claim');
  await deliver();
  expect(receivedBy(failing.url)).toHaveLength(1);
  // Neither do they cost two writes each: one was claimed, and then nothing was due.
  expect(claim).toHaveBeenCalledTimes(2);
  claim.mockRestore();
  harness.outbound.status = 200;
  await join(harness.deps, working.testQueue, newUser());
  await deliver();
  expect(receivedBy(working.url)).toHaveLength(1);
  await harness.db.collection('outbox').deleteMany({});
});

/** The messages of a merchant that wait in the outbox, or were given up. */
const storedOf = (merchantId: number) =>
  harness.db.collection('outbox').find({ 'item.merchantId': merchantId }).toArray();

test('a message that only waited for a resting webhook is sent when the rest ends', async () => {
  const { testQueue, url } = await withWebhook(['ticket.joined']);
  const { id } = testQueue.merchant;
  const { now } = harness.clock;
  const delivery = deliveryOf(harness.deps, () => 0.5);
  for (const _ of range(1, 6)) await join(harness.deps, testQueue, newUser());
  for (const seconds of range(0, 30)) {
    harness.clock.now = new Date(now.getTime() + seconds * 1_000);
    harness.outbound.status = seconds < 30 ? 500 : 204;
    await deliver(harness.deps, delivery);
  }
  const log = await harness.store.deliveries.findOf(id, 1, 10);
  expect(new Set(receivedBy(url).map((message) => message.id)).size).toBe(6);
  // Tried at 0, 10 and 20 seconds, one message each; what was never tried goes out at 30.
  const untried = log.filter(({ attempts }) => attempts.at(-1)?.status === 204);
  expect(untried.length).toBeGreaterThanOrEqual(3);
  for (const { attempts } of untried) {
    expect(attempts.map(({ at }) => at.getTime() - now.getTime())).toEqual([30_000]);
  }
  // Pauses grow by the attempts of the message itself.
  const made = new Map(log.map(({ eventId, attempts }) => [eventId, attempts.length]));
  for (const { item, attempts } of await storedOf(id)) {
    expect(attempts).toBe(made.get(item.eventId));
  }
  await harness.db.collection('outbox').deleteMany({});
  harness.clock.now = now;
});

test('a message that has waited a day for a resting webhook is given up', async () => {
  const { testQueue, url } = await withWebhook(['ticket.joined']);
  const { now } = harness.clock;
  harness.outbound.status = 500;
  for (const _ of range(1, 2)) await join(harness.deps, testQueue, newUser());
  await collectEvents(harness.deps);
  harness.clock.now = new Date(now.getTime() + DAY_MS);
  await join(harness.deps, testQueue, newUser());
  // The oldest is due first and fails; then the webhook rests.
  await deliver();
  expect(receivedBy(url)).toHaveLength(1);
  const kept = await storedOf(testQueue.merchant.id);
  const states = kept.map(({ state, attempts }) => `${state} ${attempts}`);
  expect(states.toSorted()).toEqual(['abandoned 1', 'abandoned 1', 'waiting 0']);
  await harness.db.collection('outbox').deleteMany({});
  harness.clock.now = now;
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
