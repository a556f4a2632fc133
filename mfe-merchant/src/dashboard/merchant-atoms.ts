import type { DailyCounter, LiveMessage, Merchant, Queue } from '@turno/shared-types';
import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { withDay } from '@turno/shared-types/rules';
import { httpAtom, lastMerchantIdAtom, sessionAtom } from '@turno/shared-ui/boot';
import { keepAsking, type LiveState } from '@turno/shared-ui/live';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { readMyMerchants } from './api.ts';
import { tabsOf } from './queue-groups.ts';

type MyMerchants = Awaited<ReturnType<typeof readMyMerchants>>;

/** How changes of the merchant that is shown arrive. */
export const liveStateAtom = atom<LiveState>('reconnecting');

const myMerchantsKeyAtom = atom((get) => ['my-merchants', get(sessionAtom)?.id ?? null]);

/** MER-021: the manager's merchants, asked for every five seconds while no stream tells of changes. */
export const myMerchantsQueryAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  return {
    queryKey: get(myMerchantsKeyAtom),
    queryFn: () => readMyMerchants(http),
    refetchInterval: keepAsking(get(liveStateAtom), MERCHANT_POLL_MS),
  };
});

/** Asks anew for everything that is shown. */
export const refreshAtom = atom(null, (get) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: get(myMerchantsKeyAtom) });
});

export const merchantsAtom = atom((get) => get(myMerchantsQueryAtom).data?.merchants ?? []);

/** MER-013: the merchant that is shown: the one chosen last, else the one that the service names. */
export const merchantAtom = atom(
  (get): Merchant | null => {
    const merchants = get(merchantsAtom);
    const wanted = [get(lastMerchantIdAtom), get(myMerchantsQueryAtom).data?.lastMerchant?.id];
    const found = wanted.map((wantedId) => merchants.find(({ id }) => id === wantedId));
    return found.find((merchant) => merchant !== undefined) ?? merchants[0] ?? null;
  },
  (_get, set, merchantId: number) => set(lastMerchantIdAtom, merchantId),
);

const pickedQueueIdAtom = atom<number | null>(null);

/** MER-014: the queues as tabs, and the one that is shown. */
export const tabsAtom = atom((get) => tabsOf(get(merchantAtom)?.queues ?? []));
export const queueAtom = atom(
  (get): Queue | null => {
    const tabs = get(tabsAtom);
    return tabs.find(({ id }) => id === get(pickedQueueIdAtom)) ?? tabs[0] ?? null;
  },
  (_get, set, queueId: number) => set(pickedQueueIdAtom, queueId),
);

/** MER-030: shows a changed day of a queue at once, wherever the queue is held. */
export const putCounterAtom = atom(null, (get, set, counter: DailyCounter) => {
  const client = get(queryClientAtom);
  const queryKey = get(myMerchantsKeyAtom);
  // An answer on its way may be older than this change.
  if (client.isFetching({ queryKey }) > 0) set(refreshAtom);
  client.setQueryData<MyMerchants>(
    queryKey,
    (old) =>
      old && { ...old, merchants: old.merchants.map((merchant) => withDay(merchant, counter)) },
  );
});

/** What the live channel says. */
export const liveMessageAtom = atom(null, (_get, set, message: LiveMessage) => {
  if (message.type === 'queue-changed') set(putCounterAtom, message.counter);
  if (message.type === 'merchant-changed') set(refreshAtom);
});
