import { lineUp } from '../src/line-up/actions/line-up.ts';
import type { TestHarness, TestQueue } from './test-harness.ts';

/** A name that no other document contains. */
export const CANARY = 'Zwölfkanarienvögel';
export const PHONE = '+390654321777';

/** Leaves personal data in the queues of a harness, and finds it again. */
export function personalTracesIn(harness: () => TestHarness) {
  return {
    joinNamed: (testQueue: TestQueue, userId: number, deps = harness().deps) =>
      lineUp(deps, {
        merchantId: testQueue.merchant.id,
        queueId: testQueue.queue.id,
        caller: { userId, role: 'ROLE_USER' },
        isStaff: false,
        body: { displayName: CANARY, phone: PHONE },
        time: null,
        idempotencyKey: null,
      }),
    /** Every document of the database that contains the name, the telephone or the id of a person. */
    async tracesOf(userId: number): Promise<string[]> {
      const traces: string[] = [];
      for (const { name } of await harness().db.listCollections().toArray()) {
        for (const document of await harness().db.collection(name).find().toArray()) {
          const text = JSON.stringify(document);
          const isTrace = [CANARY, PHONE, String(userId)].some((each) => text.includes(each));
          if (isTrace) traces.push(`${name}: ${text}`);
        }
      }
      return traces;
    },
  };
}
