import type { Merchant } from '@turno/shared-types';
import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { httpAtom, lastMerchantIdAtom, sessionAtom } from '@turno/shared-ui/boot';
import { untilThere } from '@turno/shared-ui/live';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { readMyMerchants } from './api.ts';

/** The merchants whose door this account may work. */
export const myMerchantsQueryAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  return {
    queryKey: ['my-merchants', get(sessionAtom)?.id ?? null],
    queryFn: () => readMyMerchants(http),
    refetchInterval: untilThere(MERCHANT_POLL_MS),
  };
});

/** The merchant whose door this is: the one chosen last, else the one that the service names. */
export const merchantAtom = atom(
  (get): Merchant | null => {
    const { data } = get(myMerchantsQueryAtom);
    const chosen = data?.merchants.find(({ id }) => id === get(lastMerchantIdAtom));
    return chosen ?? data?.lastMerchant ?? data?.merchants[0] ?? null;
  },
  (_get, set, merchantId: number) => set(lastMerchantIdAtom, merchantId),
);
