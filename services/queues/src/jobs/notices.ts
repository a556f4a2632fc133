import { createHold, createRecentChanges, type PeriodicJob, runPeriodically } from '@turno/kit';
import type { BusEvent } from '@turno/shared-types';
import { notifyPeople } from '../notices/index.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 1_000;
const LEASE = { name: 'notices', leaseMs: 15_000, renewMs: 5_000 };
/** How long a process keeps changes: longer than the lease of another process lasts after its death. */
const CHANGES_MS = LEASE.leaseMs + 5 * EVERY_MS;

type NoticesParts = {
  deps: Deps;
  subscribe(listener: (event: BusEvent) => void): () => void;
  onError: (error: unknown) => void;
};

/** Sends people notices about their tickets within a second or two; a lease leaves this to one process. */
export function startNotices({ deps, subscribe, onError }: NoticesParts): PeriodicJob {
  const hold = createHold(deps.store.leases, { ...LEASE, onLost: onError });
  const changes = createRecentChanges(CHANGES_MS);
  const unsubscribe = subscribe((event) => {
    if ('queueDailyCounterId' in event) changes.add(event.queueDailyCounterId);
  });
  const job = runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work(signal) {
      if (!(await hold.take())) return changes.leave();
      await changes.take((counterIds) =>
        deps.store.ticketNotices.markChanged(counterIds, deps.now()),
      );
      while (!signal.aborted && (await notifyPeople(deps))) {
        if (!(await hold.take())) return;
      }
    },
  });
  return {
    ...job,
    async stop() {
      unsubscribe();
      await job.stop();
      // If the release fails, the lease expires by itself.
      await hold.release().catch(onError);
    },
  };
}
