import { type CallFamilyCommand, callFamily } from '../src/calling/actions/call-family.ts';
import type { QueueRecord } from '../src/queues/store/queue-record.ts';
import { buildQueue } from './factories.ts';
import { idsOf, newUser } from './people.ts';
import { counterOf, join, type TestHarness, type TestQueue, ticketsOf } from './test-harness.ts';

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

/** Multi-queues in which people wait, and what is called there. */
export function familyCallsOf(open: () => TestHarness) {
  const later = () => {
    const { clock } = open();
    clock.now = new Date(clock.now.getTime() + 1_000);
  };
  return {
    /** People of these sizes join, a second apart. */
    async familyWith(sizes: readonly number[]): Promise<Family> {
      const family = await addFamily(open());
      for (const paxCount of sizes) {
        await join(open().deps, family, newUser(), { paxCount });
        later();
      }
      return family;
    },
    /** Names the tickets that one command calls. */
    async next(family: Family, change: Partial<CallFamilyCommand> = {}, deps = open().deps) {
      const { tickets, queues } = await callFamily(deps, {
        ...idsOf({ ...family, counter: await counterOf(deps, family) }),
        userId: 1,
        expectedCounter: null,
        childQueueId: null,
        idempotencyKey: null,
        ...change,
      });
      later();
      const prefixOf = (id: number) => queues.find((queue) => queue.id === id)?.ticketPrefix;
      return tickets.map(({ queueId, number }) => `${prefixOf(queueId)}${number}`);
    },
    async calledOf({ children }: Family) {
      const all = children.map(({ counter }) => ticketsOf(open().db, counter.id));
      return (await Promise.all(all)).flat().filter(({ state }) => state === 'called');
    },
  };
}
