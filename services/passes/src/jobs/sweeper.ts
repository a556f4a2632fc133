import type { Deps } from '../deps.ts';
import { sweepUsages } from '../uses/expired-holds.ts';

const EVERY_MS = 5_000;

/** Looks after uses that were held for too long, every five seconds and once at a time; answers how to stop. */
export function startSweeper(parts: {
  deps: Deps;
  onError: (error: unknown) => void;
}): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= sweepUsages(parts.deps)
      .catch(parts.onError)
      .finally(() => {
        running = null;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
