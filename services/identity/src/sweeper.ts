import type { Store } from './store/index.ts';

const EVERY_MS = 60_000;

/** Removes what has expired. Reads check for themselves, so a late sweep is never seen. */
export async function sweep(store: Store, now: Date): Promise<void> {
  await store.spentChallenges.removeExpired(now);
  await store.signInAttempts.removeExpired(now);
  await store.sessions.removeExpired(now);
  await store.users.removeExpired(now);
}

type SweeperParts = { store: Store; now: () => Date; onError: (error: unknown) => void };

/** Sweeps every minute, one sweep at a time; answers how to stop. */
export function startSweeper({ store, now, onError }: SweeperParts): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = sweep(store, now())
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
