import { lineUpCall } from '@turno/shared-types';
import { startTestApp } from '../app.ts';
import { openTestHarness, type TestQueue } from '../test-harness.ts';
import { freePort, startPassesService } from './passes-service.ts';

export type TestPasses = Awaited<ReturnType<typeof openTestPasses>>;

export const refs = (...holders: { id: number; passId: number }[]) =>
  holders.map(({ id, passId }) => ({ id, passId }));

/** A queue as calls name it. */
export const queueIds = ({ merchant, queue }: TestQueue) => ({
  merchantId: merchant.id,
  queueId: queue.id,
});

/** The app beside the real passes service, with a Fast Track and a queue for any pass. */
export async function openTestPasses() {
  const port = await freePort();
  const harness = await openTestHarness({ passesUrl: `http://127.0.0.1:${port}` });
  const app = await startTestApp(harness);
  const passes = await startPassesService(port, app.service.url);
  const ticketed = { qrCodeEnabled: true, nextRatio: 2 };
  return {
    harness,
    app,
    passes,
    fastTrack: await harness.addQueue({ queue: { passMode: 'specific', ...ticketed } }),
    anyPass: await harness.addQueue({ queue: { passMode: 'generic', ...ticketed } }),
    async lineUp(where: TestQueue, userId: number, body: object, idempotencyKey?: string) {
      const params = { scope: 'public' as const, ...queueIds(where) };
      const as = await app.as(userId, 'ROLE_USER');
      const sent = { ...as, ...(idempotencyKey ? { idempotencyKey } : {}) };
      return app.service.call(lineUpCall, { params, body }, sent);
    },
    async close() {
      await passes.close();
      await app.close();
      await harness.close();
    },
  };
}
