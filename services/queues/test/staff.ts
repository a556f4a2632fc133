import { callNext } from '../src/calling/actions/call-next.ts';
import { idsOf, newUser } from './people.ts';
import { join, range, type TestHarness, type TestQueue, ticketsOf } from './test-harness.ts';

type CallChange = {
  userId?: number;
  expectedCounter?: number | null;
  idempotencyKey?: string | null;
  deskId?: number | null;
  paxCount?: number | null;
};

/** What a desk does and sees; the harness may be opened later. */
export function staffOf(harness: () => TestHarness) {
  return {
    callNextIn: (testQueue: TestQueue, change: CallChange = {}, deps = harness().deps) =>
      callNext(deps, {
        ...idsOf(testQueue),
        userId: 1,
        expectedCounter: null,
        idempotencyKey: null,
        ...change,
      }),
    calledOf: async ({ counter }: TestQueue) =>
      (await ticketsOf(harness().db, counter.id))
        .filter(({ state }) => state === 'called')
        .map(({ number }) => number),
    queueWith: async (people: number): Promise<TestQueue> => {
      const testQueue = await harness().addQueue();
      for (const _ of range(1, people)) await join(harness().deps, testQueue, newUser());
      return testQueue;
    },
  };
}
