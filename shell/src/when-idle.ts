import { useEffect, useState } from 'react';

/** The delay after the first screen, in milliseconds, so that background work never delays it. */
const IDLE_AFTER_MS = 2_000;

/** Runs `work` once the page has come to rest; returns the cancel function. */
export function whenIdle(work: () => void): () => void {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
    else work();
  }, IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Whether the page is idle after its first screen. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
