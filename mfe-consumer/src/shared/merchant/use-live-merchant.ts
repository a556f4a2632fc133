import { httpAtom } from '@turno/shared-ui/boot';
import { watchMerchant } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { hearAtom, liveAtom, setLiveAtom } from './live-atoms.ts';

/** Follows the changes of one merchant while its screen is shown. */
export function useLiveMerchant(merchantId: number | null): void {
  const http = useAtomValue(httpAtom);
  const setLive = useSetAtom(setLiveAtom);
  const clearLive = useSetAtom(liveAtom);
  const hear = useSetAtom(hearAtom);
  useEffect(() => {
    if (merchantId === null) return;
    const stop = watchMerchant(
      http,
      merchantId,
      (message) => hear(merchantId, message),
      (state) => setLive(merchantId, state),
    );
    return () => {
      stop();
      clearLive(null);
    };
  }, [http, merchantId, hear, setLive, clearLive]);
}
