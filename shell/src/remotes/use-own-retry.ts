import type { RemoteName } from '@turno/shared-types';
import { reachability } from '@turno/shared-ui/http';
import { runPeriodically } from '@turno/shared-ui/live';
import { useEffect } from 'react';

/** The delay before a failure on a screen that nobody operates is retried, in milliseconds. */
const AGAIN_MS = 15_000;

/** Whether nobody operates the pages of a remote: boards and kiosks are unattended. */
export const isUnattended = (name: RemoteName): boolean => name === 'mfe-display';

type OwnRetry = { isFailed: boolean; isUnattended: boolean; retry: () => Promise<void> };

/**
 * Retries a failed remote without a press: when the network or the services return and, if nobody operates the page, every
 * quarter of a minute.
 */
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
