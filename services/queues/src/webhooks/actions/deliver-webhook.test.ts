import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { webhookReceiversOf } from '../../../test/webhook-receivers.ts';
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
