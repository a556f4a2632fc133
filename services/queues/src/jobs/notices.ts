import { type PeriodicJob, runPeriodically } from '@turno/kit';
import type { BusEvent } from '@turno/shared-types';
import { randomKey } from '../core/index.ts';
import { notifyPeople } from '../notices/index.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 1_000;
const LEASE_MS = 15_000;

type NoticesParts = {
  deps: Deps;
  subscribe(listener: (event: BusEvent) => void): () => void;
  onError: (error: unknown) => void;
};

/** Tells people what is new of their tickets within a second or two; a lease leaves it to one of several processes. */
export function startNotices({ deps, subscribe, onError }: NoticesParts): PeriodicJob {
  const holder = randomKey();
  const changed = new Set<number>();
  const unsubscribe = subscribe((event) => {
    if ('queueDailyCounterId' in event) changed.add(event.queueDailyCounterId);
  });
  const job = runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work(signal) {
      const counterIds = [...changed];
      changed.clear();
      if (!(await deps.store.leases.take('notices', holder, LEASE_MS))) return;
      if (counterIds.length > 0) await deps.store.ticketNotices.markChanged(counterIds, deps.now());
      while (!signal.aborted && (await notifyPeople(deps))) {
        if (!(await deps.store.leases.take('notices', holder, LEASE_MS))) return;
      }
    },
  });
  return {
    ...job,
    async stop() {
      unsubscribe();
      await job.stop();
    },
  };
}
