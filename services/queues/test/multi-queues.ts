import type { QueueRecord } from '../src/queues/store/queue-record.ts';
import { buildQueue } from './factories.ts';
import { counterOf, type TestHarness, type TestQueue } from './test-harness.ts';

const RANGES: readonly (readonly [number, number | null])[] = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, null],
];

export type Family = TestQueue & { children: TestQueue[] };

/** A multi-queue with its four children, by party size. */
export async function addFamily(
  harness: TestHarness,
  change: Parameters<TestHarness['addQueue']>[0] = {},
): Promise<Family> {
  const parent = await harness.addQueue({
    ...change,
    queue: { multiQueue: true, name: 'Tavoli', shortName: 'TA1', ...change.queue },
  });
  const children: TestQueue[] = [];
  for (const [index, [minPax, maxPax]] of RANGES.entries()) {
    const queue: QueueRecord = buildQueue({
      merchantId: parent.merchant.id,
      parentQueueId: parent.queue.id,
      name: `Tavoli ${minPax}`,
      shortName: `TA${minPax + 1}`,
      ticketPrefix: 'ABCD'.charAt(index),
      minPax,
      maxPax,
    });
    await harness.store.queues.put(queue);
    const testQueue = { merchant: parent.merchant, queue };
    children.push({ ...testQueue, counter: await counterOf(harness.deps, testQueue) });
  }
  return { ...parent, children };
}
