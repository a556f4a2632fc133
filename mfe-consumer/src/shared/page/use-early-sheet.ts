import { loadSheet } from '@turno/shared-ui/components';
import { useEffect } from 'react';

/** Past what the page itself still fetches. */
const AFTER_MS = 1_000;

/** Fetches the code of sheets while the page is read: a question must open at the press, and without a network too. */
export function useEarlySheet(): void {
  useEffect(() => {
    // Without the code now, the first opening asks for it.
    const timer = setTimeout(() => void loadSheet().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
