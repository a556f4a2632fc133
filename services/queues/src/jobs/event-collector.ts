import { type PeriodicJob, runPeriodically } from '@turno/kit';
import { randomKey } from '../core/index.ts';
import { collectEvents } from '../webhooks/index.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 1_000;
const LEASE_MS = 15_000;

type CollectorParts = { deps: Deps; onError: (error: unknown) => void };

/** Moves events of webhooks into the outbox every second; a lease leaves it to one of several processes. */
export function startEventCollector({ deps, onError }: CollectorParts): PeriodicJob {
  const holder = randomKey();
  return runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work(signal) {
      if (!(await deps.store.leases.take('webhook-events', holder, LEASE_MS))) return;
      while (!signal.aborted && (await collectEvents(deps))) {
        // The next batch.
      }
    },
  });
}
