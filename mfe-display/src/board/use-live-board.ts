import { httpAtom } from '@turno/shared-ui/boot';
import { watchMerchant } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { liveMessageAtom, liveStateChangeAtom, merchantIdAtom } from './atoms.ts';

/** Keeps the board of a merchant up to date for as long as it hangs. */
export function useLiveBoard(merchantId: number): void {
  const http = useAtomValue(httpAtom);
  const setMerchantId = useSetAtom(merchantIdAtom);
  const onState = useSetAtom(liveStateChangeAtom);
  const onMessage = useSetAtom(liveMessageAtom);
  useEffect(() => {
    setMerchantId(merchantId);
    return watchMerchant(http, merchantId, onMessage, onState);
  }, [http, merchantId, setMerchantId, onMessage, onState]);
}
