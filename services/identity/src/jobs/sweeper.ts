import type { Deps } from '../deps.ts';
import { finishPasswordChanges } from '../passwords/index.ts';
import { eraseExpiredGuests, resumeErasures } from '../personal-data/index.ts';
import type { Store } from '../store.ts';

const EVERY_MS = 60_000;
/** Half of the thirty days that the privacy text promises. */
const ERASURE_WARNING_MS = 15 * 86_400_000;

/** Removes what has expired. Reads check the expiry themselves, so a late sweep is never visible. */
export async function removeExpired(store: Store, now: Date): Promise<void> {
  await store.facebookStates.removeExpired(now);
  await store.facebookCodes.removeExpired(now);
  await store.spentChallenges.removeExpired(now);
  await store.attempts.removeExpired(now);
  await store.familiarSenders.removeExpired(now);
  await store.resets.removeExpired(now);
  await store.sessions.removeExpired(now);
}

/** One sweep: removes what has expired and completes what a crash interrupted. */
export async function sweep(deps: Deps, onOverdue: (since: Date) => void): Promise<void> {
  await removeExpired(deps.store, deps.now());
  await finishPasswordChanges(deps);
  const oldest = await resumeErasures(deps);
  await eraseExpiredGuests(deps);
  if (oldest && deps.now().getTime() - oldest.getTime() > ERASURE_WARNING_MS) onOverdue(oldest);
}

type SweeperParts = { work: () => Promise<void>; onError: (error: unknown) => void };

/** Runs the work now and every minute, one run at a time; returns the function that stops it. */
export function startSweeper({ work, onError }: SweeperParts): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    running = work()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  };
  // Starts at once: a process that crashes every minute would otherwise never complete what it left unfinished.
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
