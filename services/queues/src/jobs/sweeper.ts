import { createHold, type PeriodicJob, runPeriodically } from '@turno/kit';
import { sweep } from './actions/sweep.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 5_000;
/** Longer than a sweep takes, so that another process only takes over from one that died. */
const LEASE = { name: 'sweeper', leaseMs: 15_000, renewMs: 0 };

type SweeperParts = { deps: Deps; onError: (error: unknown) => void };

/** Sweeps every 5 s; a lease prevents concurrent sweeps of several processes. */
export function startSweeper({ deps, onError }: SweeperParts): PeriodicJob {
  const hold = createHold(deps.store.leases, { ...LEASE, onLost: onError });
  return runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work() {
      if (await hold.take()) await sweep(deps);
    },
  });
}
