import { randomUUID } from 'node:crypto';
import type { Leases } from '../jobs/leases.ts';
import { type PeriodicJob, runPeriodically } from '../jobs/run-periodically.ts';
import { refreshWallets } from './refresh.ts';
import type { Wallets } from './save.ts';

const EVERY_MS = 1_000;
/** After a crash, wallets stay without updates for so long. */
const LEASE_MS = 20_000;
/** Most updates end in what is left of the lease when it is renewed; two processes at once repeat an update, and lose none. */
const RENEW_MS = 5_000;

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
  const job = runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work(signal) {
      const groupIds = takeChanged();
      const wallets = walletsOf();
      if ((!wallets.google && !wallets.apple) || !(await hold.take())) return;
      const mayGoOn = async () => !signal.aborted && (await hold.take());
      if (groupIds.length > 0) await refreshWallets(wallets, { groupIds, mayGoOn });
      await refreshWallets(wallets, { groupIds: null, mayGoOn });
    },
  });
  return {
    ...job,
    async stop() {
      await job.stop();
      await hold.release();
    },
  };
}

/** The lease of this process. */
export function createHold(
  leases: Leases,
  now: () => number = () => performance.now(),
): { take(): Promise<boolean>; release(): Promise<void> } {
  const holder = randomUUID();
  let renewAt = Number.NEGATIVE_INFINITY;
  return {
    /** Takes it, or renews it once some of its time is over. */
    async take() {
      if (now() < renewAt) return true;
      const at = now();
      const isHeld = (await leases.take('wallets', holder, LEASE_MS)) !== null;
      renewAt = isHeld ? at + RENEW_MS : Number.NEGATIVE_INFINITY;
      return isHeld;
    },
    /** Leaves the work to another process at once. */
    async release() {
      if (renewAt === Number.NEGATIVE_INFINITY) return;
      renewAt = Number.NEGATIVE_INFINITY;
      await leases.release('wallets', holder);
    },
  };
}
