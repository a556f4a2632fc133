import { Postponed } from '@turno/kit';
import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { webhookReceiversOf } from '../../../test/webhook-receivers.ts';
import type { WebhookItem } from '../webhook-item.ts';
import { collectEvents } from './collect-events.ts';
import { createWebhookSender } from './deliver-webhook.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => harness.close());
const { withWebhook } = webhookReceiversOf(() => harness);

/** Five messages of one webhook, claimed, and the answers that it owes to those that reached it. */
async function fiveMessages() {
  const { deps } = harness;
  const { testQueue } = await withWebhook(['ticket.joined']);
  for (const _ of range(1, 5)) await join(deps, testQueue, newUser());
  await collectEvents(deps);
  const items: WebhookItem[] = [];
  for (const _ of range(1, 5)) {
    const claimed = await deps.store.outbox.claim(['webhook'], 3_600_000);
    if (claimed?.item.kind === 'webhook') items.push(claimed.item);
  }
  const answers: ((status: number) => void)[] = [];
  jest
    .spyOn(deps.outside, 'postWebhook')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const sender = createWebhookSender(deps);
  /** Sends these at once; how each ended, with the status that the webhook answers. */
  async function send(count: number, status: number) {
    const sending = Promise.allSettled(items.slice(0, count).map((item) => sender.send(item)));
    const busy = sender.busyReceivers();
    let isSent = false;
    void sending.then(() => {
      isSent = true;
    });
    while (!isSent) {
      answers.shift()?.(status);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const results = (await sending).map((result) => {
      if (result.status === 'fulfilled') return 'sent';
      return result.reason instanceof Postponed ? result.reason.dueAt : 'failed';
    });
    return { busy, results };
  }
  return { sender, send, receiver: `${testQueue.merchant.id}.1`, items };
}

const later = (ms: number) => new Date(harness.clock.now.getTime() + ms);

test('a webhook gets three messages at once, and one while it fails; the others are due soon', async () => {
  const { sender, send, receiver, items } = await fiveMessages();
  expect(items.map((item) => item.receiver)).toEqual(range(1, 5).map(() => receiver));
  const soon = later(1_000);
  expect(await send(2, 200)).toEqual({ busy: [], results: ['sent', 'sent'] });
  const three = ['sent', 'sent', 'sent', soon, soon];
  expect(await send(5, 200)).toEqual({ busy: [receiver], results: three });
  expect(sender.busyReceivers()).toEqual([]);
  expect(await send(1, 500)).toEqual({ busy: [], results: ['failed'] });
  harness.clock.now = later(10_000);
  expect(await send(2, 500)).toEqual({ busy: [receiver], results: ['failed', later(1_000)] });
  harness.clock.now = later(10_000);
  expect(await send(1, 200)).toEqual({ busy: [receiver], results: ['sent'] });
  const again = ['sent', 'sent', 'sent', later(1_000), later(1_000)];
  expect(await send(5, 200)).toEqual({ busy: [receiver], results: again });
});

test('a webhook that is removed while it fails is forgotten with its next message', async () => {
  const { send, receiver, items } = await fiveMessages();
  expect(await send(1, 500)).toMatchObject({ results: ['failed'] });
  await harness.store.webhooks.remove(items[0]?.merchantId ?? 0, 1);
  expect(await send(1, 200)).toEqual({ busy: [receiver], results: ['sent'] });
  expect(await send(1, 200)).toEqual({ busy: [], results: ['sent'] });
});
