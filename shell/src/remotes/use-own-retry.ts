import type { RemoteName } from '@turno/shared-types';
import { reachability } from '@turno/shared-ui/http';
import { runPeriodically } from '@turno/shared-ui/live';
import { useEffect } from 'react';

/** How long a failure stays on a screen that nobody operates before it is tried again, in milliseconds. */
const AGAIN_MS = 15_000;

/** Whether nobody operates the pages of a remote: boards and kiosks hang on walls. */
export const isUnattended = (name: RemoteName): boolean => name === 'mfe-display';

type OwnRetry = { isFailed: boolean; isUnattended: boolean; retry: () => Promise<void> };

/** Tries a failed remote again without a press: when the network or the services are back, and every quarter minute where nobody could. */
export function useOwnRetry({ isFailed, isUnattended: isAlone, retry }: OwnRetry): void {
  useEffect(() => {
    if (!isFailed) return;
    const unsubscribe = reachability.onReturn(retry);
    const stop = isAlone ? runPeriodically(AGAIN_MS, retry).stop : undefined;
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [isFailed, isAlone, retry]);
}
