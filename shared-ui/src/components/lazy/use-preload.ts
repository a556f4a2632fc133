import { useEffect } from 'react';

/**
 * Loads the code of a part some milliseconds after the page, so that it is there at once when it is needed, and without a
 * network too (S-18). After a failure the part loads its code when it is first shown. `load` and `afterMs` are constants.
 */
export function usePreload(load: () => Promise<unknown>, afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), afterMs);
    return () => clearTimeout(timer);
  }, [load, afterMs]);
}
