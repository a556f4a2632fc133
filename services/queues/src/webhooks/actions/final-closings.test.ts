import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { webhookReceiversOf } from '../../../test/webhook-receivers.ts';
import { closeMerchant } from '../../closures/actions/close-merchant.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { removeQueue } from '../../queue-editing/actions/remove-queue.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { withWebhook, deliver, receivedBy } = webhookReceiversOf(() => harness);

/** A queue with a webhook and a counter of the present day. */
async function openQueue() {
  const { testQueue, url } = await withWebhook(['queue.closed']);
  const { merchant, queue, counter } = testQueue;
  const owner = { userId: 871, role: 'owner', since: null } as const;
  await harness.store.managers.add(merchant.id, owner, { most: 50, acceptance: 'first' });
  return { merchantId: merchant.id, queueId: queue.id, counterId: counter.id, url, ...owner };
}

test.each([
  {
    name: 'removed',
    end: ({ merchantId, queueId }: Awaited<ReturnType<typeof openQueue>>) =>
      removeQueue(harness.deps, { merchantId, queueId }),
  },
  {
    name: 'of a merchant that closes for good',
    end: ({ merchantId, userId }: Awaited<ReturnType<typeof openQueue>>) =>
      closeMerchant(harness.deps, { merchantId, userId }),
  },
])('S-08 webhooks hear once that a queue is closed when it is $name', async ({ end }) => {
  const open = await openQueue();
  await end(open);
  await deliver();
  await sweep(harness.deps);
  await deliver();
  expect(receivedBy(open.url)).toMatchObject([
    {
      id: `queue.closed.${open.counterId}.removed`,
      type: 'queue.closed',
      data: { queueId: open.queueId, queueDailyCounterId: open.counterId },
    },
  ]);
});

test('S-08 webhooks hear nothing of a queue that was closed before it is removed', async () => {
  const { merchantId, queueId, counterId, url } = await openQueue();
  const { store } = harness.deps;
  const date = (await store.counters.find(counterId, { merchantId, queueId }))?.date ?? '';
  await store.counterStates.change(counterId, { act: 'close', date, commandId: 'shut' });
  await removeQueue(harness.deps, { merchantId, queueId });
  await deliver();
  expect(receivedBy(url)).toEqual([]);
});
