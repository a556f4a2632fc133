import { randomKey } from '../core/index.ts';
import { sweep } from './actions/sweep.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 5_000;
/** Longer than a sweep takes, so that another process takes over only from one that died. */
const LEASE_MS = 15_000;

type SweeperParts = { deps: Deps; onError: (error: unknown) => void };

/** Sweeps every five seconds, one sweep at a time over all processes; answers how to stop. */
export function startSweeper({ deps, onError }: SweeperParts): () => Promise<void> {
  const holder = randomKey();
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = sweepOnce(deps, holder)
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function sweepOnce(deps: Deps, holder: string): Promise<void> {
  if (await deps.store.leases.take('sweeper', holder, LEASE_MS)) await sweep(deps);
}
