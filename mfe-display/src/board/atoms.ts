import type { LiveMessage, Merchant } from '@turno/shared-types';
import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { keepNewest, withDay } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { keepAsking, type LiveState } from '@turno/shared-ui/live';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { readMerchant } from './api.ts';

/** The merchant whose board this is. */
export const merchantIdAtom = atom<number | null>(null);
export const liveStateAtom = atom<LiveState>('reconnecting');

const queryKeyAtom = atom((get) => ['board', get(merchantIdAtom)]);

/** The merchant. It is asked for now and then even with the stream: days end, openings change, and a board hangs for months. */
export const merchantQueryAtom = atomWithQuery<Merchant>((get) => {
  const http = get(httpAtom);
  const client = get(queryClientAtom);
  const merchantId = get(merchantIdAtom);
  const queryKey = get(queryKeyAtom);
  return {
    queryKey,
    enabled: merchantId !== null,
    queryFn: async ({ signal }) => {
      const fetched = await readMerchant(http, merchantId ?? 0, signal);
      return keepNewest(client.getQueryData<Merchant>(queryKey), fetched);
    },
    refetchInterval: keepAsking(get(liveStateAtom), MERCHANT_POLL_MS),
    // A board on a second screen counts as hidden, and still has to be right.
    refetchIntervalInBackground: true,
  };
});

/** Follows the live stream's state; back to live means that messages may have been missed. */
export const liveStateChangeAtom = atom(null, (get, set, state: LiveState) => {
  const isBack = state === 'live' && get(liveStateAtom) !== 'live';
  set(liveStateAtom, state);
  if (isBack) void get(queryClientAtom).invalidateQueries({ queryKey: get(queryKeyAtom) });
});

/** Puts what the live stream tells into the merchant that is shown, or asks for it anew. */
export const liveMessageAtom = atom(null, (get, _set, message: LiveMessage) => {
  const client = get(queryClientAtom);
  const queryKey = get(queryKeyAtom);
  if (message.type === 'merchant-changed') void client.invalidateQueries({ queryKey });
  if (message.type !== 'queue-changed') return;
  client.setQueryData<Merchant>(
    queryKey,
    (merchant) => merchant && withDay(merchant, message.counter),
  );
});
