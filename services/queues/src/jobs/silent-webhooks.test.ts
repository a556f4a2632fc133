import { newUser } from '../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../test/test-harness.ts';
import { webhookReceiversOf } from '../../test/webhook-receivers.ts';
import { collectEvents } from '../webhooks/index.ts';
import { startOutbox } from './outbox-worker.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { withWebhook, receivedBy } = webhookReceiversOf(() => harness);

test('webhooks that never answer, with many messages each, delay those of nobody else', async () => {
  const silent = [await withWebhook(['ticket.joined']), await withWebhook(['ticket.joined'])];
  const working = await withWebhook(['ticket.joined']);
  const { outside } = harness.deps;
  let giveUp = () => {};
  const timeout = new Promise<number>((_resolve, reject) => {
    giveUp = () => reject(new Error('timeout'));
  });
  timeout.catch(() => undefined);
  const { postWebhook } = outside;
  const asked: string[] = [];
  const post = jest.spyOn(outside, 'postWebhook').mockImplementation((url, message) => {
    asked.push(url);
    return url === working.url ? postWebhook(url, message) : timeout;
  });
  for (const { testQueue } of silent) {
    for (const _ of range(1, 10)) await join(harness.deps, testQueue, newUser());
  }
  while (await collectEvents(harness.deps));
  const worker = startOutbox({
    deps: harness.deps,
    onError: (error) => {
      throw error;
    },
  });
  while (asked.length < 6) await new Promise((resolve) => setTimeout(resolve, 10));
  const claim = jest.spyOn(harness.store.outbox, 'claim');
  for (const count of [1, 2, 3]) {
    await join(harness.deps, working.testQueue, newUser());
    while (await collectEvents(harness.deps));
    worker.trigger();
    while (receivedBy(working.url).length < count)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }
  // Neither silent one got more than its share, and their other messages were not even claimed.
  const shares = silent.map(({ url }) => asked.filter((each) => each === url).length);
  const busy = claim.mock.calls.map(([, , receivers = []]) => receivers.toSorted());
  giveUp();
  await worker.stop();
  expect(shares).toEqual([3, 3]);
  expect(busy).toContainEqual(
    silent.map(({ testQueue }) => `${testQueue.merchant.id}.1`).toSorted(),
  );
  claim.mockRestore();
  post.mockRestore();
});
