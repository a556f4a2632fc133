import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { franchiseIdAtom, httpAtom } from '@turno/shared-ui/boot';
import { pollUntilLoaded } from '@turno/shared-ui/live';
import {
  atomWithChosenMerchant,
  myMerchantsKeyAtom,
  readMyMerchants,
} from '@turno/shared-ui/my-merchants';
import { atomWithQuery } from '@turno/shared-ui/query';

/** The merchants whose entrance this account may work at. */
export const myMerchantsQueryAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  return {
    queryKey: get(myMerchantsKeyAtom),
    queryFn: () => readMyMerchants(http, get(franchiseIdAtom)),
    refetchInterval: pollUntilLoaded(MERCHANT_POLL_MS),
  };
});

/** The merchant whose tickets are checked. */
export const merchantAtom = atomWithChosenMerchant(myMerchantsQueryAtom);
