import { randomUUID } from 'node:crypto';
import type { Leases } from '../jobs/leases.ts';
import { type PeriodicJob, runPeriodically } from '../jobs/run-periodically.ts';
import { refreshWallets } from './refresh.ts';
import type { Wallets } from './save.ts';

const EVERY_MS = 1_000;
const LEASE_MS = 60_000;
/** Longer than the slowest update takes is left of the lease when it is renewed. */
const RENEW_MS = 15_000;

type UpdatesParts = {
  walletsOf: () => Wallets;
  leases: Leases;
  /** Hands over the groups that changed since it was asked last. */
  takeChanged?: () => number[];
  onError: (error: unknown) => void;
};

/** Updates what is in wallets within a second of its change; a lease, renewed while it works, leaves it to one process. */
export function startWalletUpdates({
  walletsOf,
  leases,
  takeChanged = () => [],
  onError,
}: UpdatesParts): PeriodicJob {
  const hold = createHold(leases);
  return runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work(signal) {
      const groupIds = takeChanged();
      const wallets = walletsOf();
      if ((!wallets.google && !wallets.apple) || !(await hold())) return;
      const mayGoOn = async () => !signal.aborted && (await hold());
      if (groupIds.length > 0) await refreshWallets(wallets, { groupIds, mayGoOn });
      await refreshWallets(wallets, { groupIds: null, mayGoOn });
    },
  });
}

/** Takes the lease, or renews it once some of its time is over. */
export function createHold(
  leases: Pick<Leases, 'take'>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  const holder = randomUUID();
  let renewAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() < renewAt) return true;
    const at = now();
    const isHeld = (await leases.take('wallets', holder, LEASE_MS)) !== null;
    renewAt = isHeld ? at + RENEW_MS : Number.NEGATIVE_INFINITY;
    return isHeld;
  };
}
