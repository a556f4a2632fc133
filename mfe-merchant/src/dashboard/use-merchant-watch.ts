import { httpAtom } from '@turno/shared-ui/boot';
import { watchMerchant } from '@turno/shared-ui/live';
import { queryClientAtom } from '@turno/shared-ui/query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { liveMessageAtom, liveStateAtom } from './atoms.ts';

/** Keeps the merchant that is shown up to date while the dashboard is open. */
export function useMerchantWatch(merchantId: number | null): void {
  const http = useAtomValue(httpAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const hear = useSetAtom(liveMessageAtom);
  const setState = useSetAtom(liveStateAtom);
  useEffect(() => {
    if (merchantId === null) return;
    return watchMerchant(http, merchantId, hear, (state) => {
      setState(state);
      if (state === 'live') void queryClient.invalidateQueries({ queryKey: ['my-merchants'] });
    });
  }, [http, queryClient, merchantId, hear, setState]);
}
