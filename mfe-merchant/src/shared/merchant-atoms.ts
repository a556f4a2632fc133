import type { DailyCounter, Queue } from '@turno/shared-types';
import { franchiseIdAtom } from '@turno/shared-ui/boot';
import {
  applyDay,
  applyEvent,
  atomWithFollowedQuery,
  type FollowedQuery,
  type MerchantEvent,
} from '@turno/shared-ui/live/followed-merchant';
import {
  atomWithChosenMerchant,
  type MyMerchants,
  myMerchantsKeyAtom,
  readMyMerchants,
} from '@turno/shared-ui/my-merchants';
import { queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { neediestQueue } from './queue-need.ts';

const followedAtom = atom(
  (get): FollowedQuery<MyMerchants> => ({
    queryKey: get(myMerchantsKeyAtom),
    read: (http) => readMyMerchants(http, get(franchiseIdAtom)),
    mapMerchants: (mine, change) => ({ ...mine, merchants: mine.merchants.map(change) }),
  }),
);

/** MER-021: the manager's merchants, polled every five seconds while no stream brings their changes. */
export const myMerchantsQueryAtom = atomWithFollowedQuery((get) => get(followedAtom));

/** Refetches everything that is shown. */
export const refreshAtom = atom(null, (get) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: get(followedAtom).queryKey });
});

export const merchantsAtom = atom((get) => get(myMerchantsQueryAtom).data?.merchants ?? []);

/** MER-013: the merchant that is shown. */
export const merchantAtom = atomWithChosenMerchant(myMerchantsQueryAtom);

const pickedQueueIdAtom = atom<number | null>(null);

/** The queue with which the dashboard of each merchant opened: a later change does not take it from under a hand. */
const openedAtom = atom(() => new Map<number, number>());

/** MER-014: the queues as tabs, and the one that is shown: at first the one that needs somebody. */
export const tabsAtom = atom((get) => tabsOf(get(merchantAtom)?.queues ?? []));
export const queueAtom = atom(
  (get): Queue | null => {
    const tabs = get(tabsAtom);
    const picked = tabs.find(({ id }) => id === get(pickedQueueIdAtom));
    const merchantId = get(merchantAtom)?.id;
    if (picked || merchantId === undefined) return picked ?? null;
    const opened = get(openedAtom);
    const known = tabs.find(({ id }) => id === opened.get(merchantId));
    const queue = known ?? neediestQueue(tabs) ?? tabs[0] ?? null;
    if (queue) opened.set(merchantId, queue.id);
    return queue;
  },
  (_get, set, queueId: number) => set(pickedQueueIdAtom, queueId),
);

/** MER-030: puts a changed day of a queue into the cache at once. */
export const putCounterAtom = atom(null, (get, _set, counter: DailyCounter) =>
  applyDay(get, get(followedAtom), counter),
);

/** Applies an event of the stream to the cached merchants. */
export const merchantEventAtom = atom(null, (get, _set, _id: number, event: MerchantEvent) =>
  applyEvent(get, get(followedAtom), event),
);

type QueueGroup = 'event' | 'automatic' | 'normal';

/** MER-015: which part of the dashboard a queue belongs to. */
export function groupOf(queue: Pick<Queue, 'type' | 'nextRatio' | 'listOnly'>): QueueGroup {
  if (queue.type === 'event') return 'event';
  return queue.nextRatio !== null && !queue.listOnly ? 'automatic' : 'normal';
}

/** MER-014: the queues as the tabs show them, automatic ones first. The sizes of a multi-queue are inside its panel (S-11). */
export function tabsOf(queues: readonly Queue[]): Queue[] {
  const order: QueueGroup[] = ['automatic', 'normal', 'event'];
  return queues.toSorted((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)));
}
