/** Long after the first screen, so that what comes next never costs this one anything, in milliseconds. */
const QUIET_MS = 2_000;

/** Does something once the page has come to rest; answers how to stop waiting. */
export function whenQuiet(work: () => void): () => void {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
    else work();
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
