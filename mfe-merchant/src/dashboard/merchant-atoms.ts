import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';
import { lastMerchantIdAtom, sessionAtom } from '@turno/shared-ui/boot';
import {
  applyDay,
  applyEvent,
  atomWithFollowedQuery,
  type FollowedQuery,
  type MerchantEvent,
} from '@turno/shared-ui/live/followed-merchant';
import { queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { readMyMerchants } from './api.ts';
import { tabsOf } from './queue-groups.ts';

type MyMerchants = Awaited<ReturnType<typeof readMyMerchants>>;

const followedAtom = atom(
  (get): FollowedQuery<MyMerchants> => ({
    queryKey: ['my-merchants', get(sessionAtom)?.id ?? null],
    read: readMyMerchants,
    mapMerchants: (mine, change) => ({ ...mine, merchants: mine.merchants.map(change) }),
  }),
);

/** MER-021: the manager's merchants, polled every five seconds while no stream brings their changes. */
export const myMerchantsQueryAtom = atomWithFollowedQuery((get) => get(followedAtom));

/** Fetches everything that is shown again. */
export const refreshAtom = atom(null, (get) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: get(followedAtom).queryKey });
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
export const putCounterAtom = atom(null, (get, _set, counter: DailyCounter) =>
  applyDay(get, get(followedAtom), counter),
);

/** Brings what is shown up to date with what the stream says. */
export const merchantEventAtom = atom(null, (get, _set, _id: number, event: MerchantEvent) =>
  applyEvent(get, get(followedAtom), event),
);
