import { isMerchant } from '@turno/shared-types/rules';
import { franchiseIdAtom, httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { myMerchantsKeyAtom, readMyMerchants, UnlistedNotice } from '@turno/shared-ui/my-merchants';
import { atomWithQuery } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';

/** The merchants of the account; only merchant accounts have any. */
const managedAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  return {
    queryKey: get(myMerchantsKeyAtom),
    queryFn: () => readMyMerchants(http, { franchiseId: get(franchiseIdAtom) }),
    enabled: isMerchant(get(sessionAtom)?.roles[0]),
  };
});

/** S-09: shows the managers of an unverified merchant why it is not listed; other visitors do not see it. */
export function UnlistedMerchant({ merchantId }: { merchantId: number }) {
  const { data } = useAtomValue(managedAtom);
  return data?.merchants.some(({ id }) => id === merchantId) ? <UnlistedNotice /> : null;
}
