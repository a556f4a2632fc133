import { autoNext } from '../src/calling/actions/auto-next.ts';
import { buildQueue } from './factories.ts';
import { newUser } from './people.ts';
import { counterOf, join, range, type TestHarness } from './test-harness.ts';

type Wish = { ratio: number; people: number; paxCount?: number };

/** Makes merchants with automatic queues, people in each; they take ordinary numbers, so that no pass is needed. */
export function automaticQueuesOf(open: () => TestHarness) {
  return async (wishes: readonly Wish[], merchant = {}) => {
    const harness = open();
    const first = await harness.addQueue({ merchant, queue: { nextRatio: wishes[0]?.ratio ?? 1 } });
    const testQueues = [first];
    for (const { ratio } of wishes.slice(1)) {
      const queue = buildQueue({ merchantId: first.merchant.id, nextRatio: ratio });
      await harness.store.queues.put(queue);
      const testQueue = { merchant: first.merchant, queue };
      testQueues.push({ ...testQueue, counter: await counterOf(harness.deps, testQueue) });
    }
    for (const [at, { people, paxCount = 1 }] of wishes.entries()) {
      for (const _ of range(1, people))
        await join(harness.deps, testQueues[at]!, newUser(), { paxCount });
    }
    return { merchantId: first.merchant.id, testQueues };
  };
}

/** Makes merchants with automatic queues, and calls from them as user 7. */
export function automaticCallsOf(open: () => TestHarness) {
  return {
    newPark: automaticQueuesOf(open),
    /** The tickets that one command calls. */
    async callNextIn(merchantId: number, change: object = {}, deps = open().deps) {
      const loaded = await autoNext(deps, {
        merchantId,
        userId: 7,
        paxCount: null,
        skipGeneric: false,
        commandId: null,
        ...change,
      });
      return loaded.map(({ ticket }) => ticket);
    },
    /** The stored tickets of a merchant that were called. */
    called: (merchantId: number) =>
      open().db.collection('tickets').find({ merchantId, state: 'called' }).toArray(),
  };
}
