import { loadSheet } from '@turno/shared-ui/components';
import { useEffect } from 'react';

/** Long enough for the page's own requests to finish. */
const AFTER_MS = 1_000;

/** Loads the code of sheets ahead, so that a confirmation opens at once, and without a network too. */
export function useEarlySheet(): void {
  useEffect(() => {
    // If this fails, the first sheet to open loads it.
    const timer = setTimeout(() => void loadSheet().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
