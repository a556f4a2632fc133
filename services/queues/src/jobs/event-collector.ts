import { createHold, type PeriodicJob, runPeriodically } from '@turno/kit';
import { collectEvents } from '../webhooks/index.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 1_000;
const LEASE = { name: 'webhook-events', leaseMs: 15_000, renewMs: 5_000 };

type CollectorParts = { deps: Deps; onError: (error: unknown) => void };

/** Moves webhook events into the outbox every second; a lease leaves this to one process. */
export function startEventCollector({ deps, onError }: CollectorParts): PeriodicJob {
  const hold = createHold(deps.store.leases, { ...LEASE, onLost: onError });
  const job = runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work(signal) {
      while (!signal.aborted && (await hold.take()) && (await collectEvents(deps))) {
        // The next batch.
      }
    },
  });
  return {
    ...job,
    async stop() {
      await job.stop();
      // If the release fails, the lease expires by itself.
      await hold.release().catch(onError);
    },
  };
}
