import type { RemoteName } from '@turno/shared-types';
import { runPeriodically } from '@turno/shared-ui/live';
import { useEffect } from 'react';

/** How long a failure stays on a screen that nobody operates before it is tried again, in milliseconds. */
const AGAIN_MS = 15_000;

/** Whether nobody operates the pages of a remote: boards and kiosks hang on walls. */
export const isUnattended = (name: RemoteName): boolean => name === 'mfe-display';

type OwnRetry = { isFailed: boolean; isUnattended: boolean; retry: () => Promise<void> };

/** Tries a failed remote again without a press: when the network returns, and every quarter minute where nobody could press. */
export function useOwnRetry({ isFailed, isUnattended: isAlone, retry }: OwnRetry): void {
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', retry);
    const stop = isAlone ? runPeriodically(AGAIN_MS, retry).stop : undefined;
    return () => {
      window.removeEventListener('online', retry);
      stop?.();
    };
  }, [isFailed, isAlone, retry]);
}
