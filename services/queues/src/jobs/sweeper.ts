import { type PeriodicJob, runPeriodically } from '@turno/kit';
import { randomKey } from '../core/index.ts';
import { sweep } from './actions/sweep.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 5_000;
/** Longer than a sweep takes, so that another process only takes over from one that died. */
const LEASE_MS = 15_000;

type SweeperParts = { deps: Deps; onError: (error: unknown) => void };

/** Sweeps every 5 s; a lease prevents concurrent sweeps of several processes. */
export function startSweeper({ deps, onError }: SweeperParts): PeriodicJob {
  const holder = randomKey();
  return runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work() {
      if (await deps.store.leases.take('sweeper', holder, LEASE_MS)) await sweep(deps);
    },
  });
}
