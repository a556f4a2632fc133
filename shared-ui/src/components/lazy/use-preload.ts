import { useEffect } from 'react';

/**
 * Loads the code of a part some milliseconds after the page, so that it is available immediately, and offline too (S-18). After
 * a failure the part loads its code when it is first shown. `load` and `afterMs` must be constants.
 */
export function usePreload(load: () => Promise<unknown>, afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), afterMs);
    return () => clearTimeout(timer);
  }, [load, afterMs]);
}
