import { type PeriodicJob, runPeriodically } from '@turno/kit';
import type { BusEvent } from '@turno/shared-types';
import { randomKey } from '../core/index.ts';
import { refreshWallets } from '../wallets/index.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 1_000;
/** Every so often all wallets are compared, for events that no process received. */
const ALL_EVERY_MS = 60_000;
const LEASE_MS = 120_000;

type UpdatesParts = {
  deps: Deps;
  subscribe(listener: (event: BusEvent) => void): () => void;
  onError: (error: unknown) => void;
};

/** Updates the tickets in wallets within a second of their queue's change; a lease leaves it to one of several processes. */
export function startWalletUpdates({ deps, subscribe, onError }: UpdatesParts): PeriodicJob {
  const holder = randomKey();
  const changed = new Set<number>();
  let allAt = 0;
  const unsubscribe = subscribe((event) => {
    if ('queueDailyCounterId' in event) changed.add(event.queueDailyCounterId);
  });
  const job = runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work() {
      const counterIds = [...changed];
      changed.clear();
      if (!deps.googleWallet || !(await deps.store.leases.take('wallets', holder, LEASE_MS)))
        return;
      const isAllDue = deps.now().getTime() >= allAt;
      if (isAllDue) allAt = deps.now().getTime() + ALL_EVERY_MS;
      if (isAllDue || counterIds.length > 0)
        await refreshWallets(deps, isAllDue ? null : counterIds);
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
