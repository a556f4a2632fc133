import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { httpAtom } from '@turno/shared-ui/boot';
import { keepAsking, untilThere } from '@turno/shared-ui/live';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { keyed } from '../keyed.ts';
import { readMerchant, readMerchantByVanity } from './api.ts';
import { liveAtom, merchantKey } from './live-atoms.ts';

/** One merchant, kept up to date by live messages or by asking every five seconds (CST-003). */
export const merchantAtomFor = keyed((merchantId: number) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const live = get(liveAtom);
    const state = live?.merchantId === merchantId ? live.state : null;
    return {
      queryKey: merchantKey(merchantId),
      queryFn: () => readMerchant(http, merchantId),
      refetchInterval: keepAsking(state, MERCHANT_POLL_MS),
    };
  }),
);

/** The number of the merchant behind a readable address; what was read along with it is kept. */
export const merchantIdAtomFor = keyed((vanity: string) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const client = get(queryClientAtom);
    return {
      queryKey: ['merchant-id', vanity],
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: untilThere(MERCHANT_POLL_MS),
      queryFn: async () => {
        const merchant = await readMerchantByVanity(http, vanity);
        client.setQueryData(merchantKey(merchant.id), merchant);
        return merchant.id;
      },
    };
  }),
);
