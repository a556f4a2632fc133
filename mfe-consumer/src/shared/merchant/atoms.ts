import { type Merchant, merchantByVanityCall } from '@turno/shared-types';
import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { httpAtom } from '@turno/shared-ui/boot';
import { type Http, send } from '@turno/shared-ui/http';
import { pollUntilLoaded } from '@turno/shared-ui/live';
import { merchantQuery } from '@turno/shared-ui/live/followed-merchant';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';

/** The id of the merchant behind a readable address; the merchant that comes along with it is cached. */
export const merchantIdAtomFor = atomFamily((vanity: string) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const client = get(queryClientAtom);
    return {
      queryKey: ['merchant-id', vanity],
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: pollUntilLoaded(MERCHANT_POLL_MS),
      queryFn: async () => {
        const merchant = await readMerchantByVanity(http, vanity);
        client.setQueryData(merchantQuery(merchant.id).queryKey, merchant);
        return merchant.id;
      },
    };
  }),
);

/** One merchant by the readable part of its address. */
function readMerchantByVanity(http: Http, vanity: string): Promise<Merchant> {
  return send(http, merchantByVanityCall, { params: { vanity } });
}
