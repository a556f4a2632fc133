import { lineUpCall, nextCall, ticketCall } from '@turno/shared-types';
import { startTestApp } from './app.ts';
import { idsOf } from './people.ts';
import { openTestHarness, type TestQueue } from './test-harness.ts';

export const MANAGER = 77;
export type Journey = Awaited<ReturnType<typeof openJourney>>;

export const queueParams = (testQueue: TestQueue, scope: 'public' | 'private' = 'public') => ({
  scope,
  merchantId: testQueue.merchant.id,
  queueId: testQueue.queue.id,
});

/** The app with what a visitor and the staff ask of it over HTTP. */
export async function openJourney(options: Parameters<typeof openTestHarness>[0] = {}) {
  const harness = await openTestHarness(options);
  const app = await startTestApp(harness);
  return {
    harness,
    app,
    newQueue: (queue = {}) => harness.addQueue({ merchant: { managerIds: [MANAGER] }, queue }),
    lineUp: async (testQueue: TestQueue, userId: number, body = {}, idempotencyKey?: string) =>
      app.service.call(
        lineUpCall,
        { params: queueParams(testQueue), body },
        { ...(await app.as(userId)), ...(idempotencyKey ? { idempotencyKey } : {}) },
      ),
    next: async (testQueue: TestQueue, body = {}) =>
      app.service.call(
        nextCall,
        { params: idsOf(testQueue), body },
        await app.as(MANAGER, 'ROLE_MERCHANT'),
      ),
    read: async (userId: number, { queueDailyCounterId, counter }: Record<string, number>) =>
      app.service.call(
        ticketCall,
        { params: { userId, queueDailyCounterId: queueDailyCounterId!, counter: counter! } },
        await app.as(userId),
      ),
    async close() {
      await app.close();
      await harness.close();
    },
  };
}
