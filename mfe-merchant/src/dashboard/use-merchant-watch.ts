import { httpAtom } from '@turno/shared-ui/boot';
import { watchMerchant } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { liveMessageAtom, liveStateAtom, refreshAtom } from './merchant-atoms.ts';

/** Keeps the merchant that is shown up to date while the dashboard is open. */
export function useMerchantWatch(merchantId: number | null): void {
  const http = useAtomValue(httpAtom);
  const hear = useSetAtom(liveMessageAtom);
  const setState = useSetAtom(liveStateAtom);
  const refresh = useSetAtom(refreshAtom);
  useEffect(() => {
    if (merchantId === null) return;
    setState('reconnecting');
    return watchMerchant(http, merchantId, hear, (state) => {
      setState(state);
      // Messages may have been missed while there was no stream.
      if (state === 'live') refresh();
    });
  }, [http, merchantId, hear, setState, refresh]);
}
