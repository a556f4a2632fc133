import type { LiveMessage, Merchant } from '@turno/shared-types';
import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { httpAtom } from '@turno/shared-ui/boot';
import { type LiveState, pollInterval } from '@turno/shared-ui/live';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { readMerchant } from './api.ts';
import { applyLive, keepNewest } from './apply-live.ts';

/** Even a live board looks by itself now and then: days end, openings change, and it hangs for months. */
const LIVE_CHECK_MS = 60_000;

/** The merchant whose board this is. */
export const merchantIdAtom = atom<number | null>(null);
export const liveStateAtom = atom<LiveState>('reconnecting');

const queryKeyAtom = atom((get) => ['board', get(merchantIdAtom)]);

// Its options must not depend on how the stream is doing: when they change while the last fetch stands failed, the
// query is reset, and the number that is shown would be lost with it. Hence the asking by `lookAtom`, not by options.
export const merchantQueryAtom = atomWithQuery((get) => {
  const merchantId = get(merchantIdAtom);
  return {
    queryKey: get(queryKeyAtom),
    enabled: merchantId !== null,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const fetched = await readMerchant(get(httpAtom), merchantId ?? 0, signal);
      const client = get(queryClientAtom);
      return keepNewest(client.getQueryData<Merchant>(get(queryKeyAtom)), fetched);
    },
  };
});

/** Fetches the merchant anew; what is shown stays until the answer is here. */
export const lookAtom = atom(null, (get) => {
  void get(queryClientAtom).refetchQueries({ queryKey: get(queryKeyAtom) });
});

/** How long until the next look: seconds without the stream, and now and then with it. */
export const lookIntervalAtom = atom(
  (get) => pollInterval(get(liveStateAtom), MERCHANT_POLL_MS) || LIVE_CHECK_MS,
);

/** Follows the live stream's state; back to live means that messages may have been missed. */
export const liveStateChangeAtom = atom(null, (get, set, state: LiveState) => {
  const isBack = state === 'live' && get(liveStateAtom) !== 'live';
  set(liveStateAtom, state);
  if (isBack) set(lookAtom);
});

/** Puts what the live stream tells into the merchant that is shown. */
export const liveMessageAtom = atom(null, (get, _set, message: LiveMessage) => {
  get(queryClientAtom).setQueryData<Merchant>(
    get(queryKeyAtom),
    (merchant) => merchant && applyLive(merchant, message),
  );
});
