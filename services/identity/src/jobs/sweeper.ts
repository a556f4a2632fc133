import type { Store } from '../store.ts';

const EVERY_MS = 60_000;

/** Removes what has expired. Reads check for themselves, so a late sweep is never seen. */
export async function sweep(store: Store, now: Date): Promise<void> {
  await store.facebookStates.removeExpired(now);
  await store.facebookCodes.removeExpired(now);
  await store.spentChallenges.removeExpired(now);
  await store.attempts.removeExpired(now);
  await store.familiarSenders.removeExpired(now);
  await store.resets.removeExpired(now);
  await store.sessions.removeExpired(now);
}

type SweeperParts = { work: () => Promise<void>; onError: (error: unknown) => void };

/** Does the work now and every minute, one at a time; answers how to stop. */
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
  // What a process that died has left undone does not wait: one that dies every minute would never get to it.
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
