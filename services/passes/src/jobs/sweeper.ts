import type { Deps } from '../deps.ts';
import { resolveExpiredHolds } from '../uses/index.ts';

const EVERY_MS = 5_000;

/** Resolves expired holds every five seconds, one run at a time; returns the function that stops it. */
export function startSweeper(parts: {
  deps: Deps;
  onError: (error: unknown) => void;
}): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= resolveExpiredHolds(parts.deps)
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
