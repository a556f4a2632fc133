import { createHold } from '../jobs/hold.ts';
import type { Leases } from '../jobs/leases.ts';
import type { RecentChanges } from '../jobs/recent-changes.ts';
import { type PeriodicJob, runPeriodically } from '../jobs/run-periodically.ts';
import { refreshWallets } from './refresh.ts';
import type { Wallets } from './save.ts';

const EVERY_MS = 1_000;
/** If two processes hold it at once, they repeat updates but lose none. */
const LEASE = { name: 'wallets', leaseMs: 20_000, renewMs: 5_000 };
/** How long a process keeps changes: longer than the lease of another process lasts after its death. */
export const WALLET_CHANGES_MS = LEASE.leaseMs + 5 * EVERY_MS;

type UpdatesParts = {
  walletsOf: () => Wallets;
  leases: Leases;
  /** The groups that changed. */
  changes?: RecentChanges;
  onError: (error: unknown) => void;
};

/** Updates saved passes within a second of a change; a lease, renewed during the work, leaves it to one process. */
export function startWalletUpdates({
  walletsOf,
  leases,
  changes,
  onError,
}: UpdatesParts): PeriodicJob {
  const hold = createHold(leases, { ...LEASE, onLost: onError });
  const job = runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work(signal) {
      const wallets = walletsOf();
      if ((!wallets.google && !wallets.apple) || !(await hold.take())) return changes?.leave();
      const mayGoOn = async () => !signal.aborted && (await hold.take());
      await changes?.take((groupIds) => refreshWallets(wallets, { groupIds, mayGoOn }));
      await refreshWallets(wallets, { groupIds: null, mayGoOn });
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
