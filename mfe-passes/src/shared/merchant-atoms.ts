import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { httpAtom } from '@turno/shared-ui/boot';
import { pollUntilLoaded } from '@turno/shared-ui/live';
import {
  atomWithChosenMerchant,
  myMerchantsKeyAtom,
  readStaffMerchantsAtom,
} from '@turno/shared-ui/my-merchants';
import { atomWithQuery } from '@turno/shared-ui/query';

/** The merchants whose entrance this account may work at. */
export const myMerchantsQueryAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const read = get(readStaffMerchantsAtom);
  return {
    queryKey: get(myMerchantsKeyAtom),
    queryFn: () => read(http),
    refetchInterval: pollUntilLoaded(MERCHANT_POLL_MS),
  };
});

/** The merchant whose tickets are checked. */
export const merchantAtom = atomWithChosenMerchant(myMerchantsQueryAtom);
