import type { DailyCounter, LiveMessage, Merchant, Queue } from '@turno/shared-types';
import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { type LiveState, pollInterval } from '@turno/shared-ui/live';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { callNext, closeQueue, pauseQueue, readMyMerchants } from './api.ts';
import { withCounter } from './patch-counter.ts';
import { tabsOf } from './queue-groups.ts';

type MyMerchants = Awaited<ReturnType<typeof readMyMerchants>>;

/** The merchant picked in the switcher; `null` leaves the choice to the service, which remembers the last one. */
export const pickedMerchantIdAtom = atom<number | null>(null);
const pickedQueueIdAtom = atom<number | null>(null);

export const liveStateAtom = atom<LiveState>('reconnecting');

const myMerchantsKeyAtom = atom((get) => [
  'my-merchants',
  get(sessionAtom)?.id ?? null,
  get(pickedMerchantIdAtom),
]);

export const myMerchantsQueryAtom = atomWithQuery((get) => ({
  queryKey: get(myMerchantsKeyAtom),
  queryFn: () => readMyMerchants(get(httpAtom), get(pickedMerchantIdAtom)),
  refetchInterval: () => pollInterval(get(liveStateAtom), MERCHANT_POLL_MS),
  placeholderData: (old: MyMerchants | undefined) => old,
}));

export const merchantsAtom = atom((get) => get(myMerchantsQueryAtom).data?.merchants ?? []);
export const merchantAtom = atom<Merchant | null>((get) => {
  const { data } = get(myMerchantsQueryAtom);
  return data?.lastMerchant ?? data?.merchants[0] ?? null;
});

/** MER-014: the queues as tabs, and the one that is shown. */
export const tabsAtom = atom((get) => tabsOf(get(merchantAtom)?.queues ?? []));
export const queueAtom = atom(
  (get): Queue | null => {
    const tabs = get(tabsAtom);
    return tabs.find(({ id }) => id === get(pickedQueueIdAtom)) ?? tabs[0] ?? null;
  },
  (_get, set, queueId: number) => set(pickedQueueIdAtom, queueId),
);

/** MER-030: puts a changed day of a queue into every list that holds it. */
const putCounterAtom = atom(null, (get, _set, counter: DailyCounter) => {
  get(queryClientAtom).setQueryData<MyMerchants>(get(myMerchantsKeyAtom), (old) =>
    old
      ? {
          lastMerchant: old.lastMerchant && withCounter(old.lastMerchant, counter),
          merchants: old.merchants.map((merchant) => withCounter(merchant, counter)),
        }
      : old,
  );
});

/** What the live channel says. */
export const liveMessageAtom = atom(null, (_get, set, message: LiveMessage) => {
  if (message.type === 'queue-changed') set(putCounterAtom, message.counter);
});

/** What is being done to the queue that is shown, so that it is done once. */
export const busyAtom = atom<'calling' | 'pausing' | 'closing' | null>(null);

const placeAtom = atom((get) => {
  const merchant = get(merchantAtom);
  const queue = get(queueAtom);
  const counter = queue?.queue_daily_counters[0];
  if (!merchant || !queue || !counter) throw new Error('no queue is shown');
  return { place: { merchantId: merchant.id, queueId: queue.id, counterId: counter.id }, counter };
});

type Place = Parameters<typeof closeQueue>[1];
type Change = (place: Place, counter: DailyCounter) => Promise<DailyCounter>;

/** Runs one change of the queue that is shown; throws what the call throws, with fresh data under way. */
const changeAtom = atom(
  null,
  async (get, set, busy: 'calling' | 'pausing' | 'closing', change: Change) => {
    if (get(busyAtom) !== null) return null;
    const { place, counter } = get(placeAtom);
    set(busyAtom, busy);
    try {
      const changed = await change(place, counter);
      set(putCounterAtom, changed);
      return changed;
    } catch (error) {
      await get(queryClientAtom).invalidateQueries({ queryKey: ['my-merchants'] });
      throw error;
    } finally {
      set(busyAtom, null);
    }
  },
);

export const callNextAtom = atom(null, (get, set) =>
  set(changeAtom, 'calling', (place, { counter }) => callNext(get(httpAtom), place, counter)),
);
export const pauseAtom = atom(null, (get, set, revert: boolean) =>
  set(changeAtom, 'pausing', (place) => pauseQueue(get(httpAtom), place, revert)),
);
export const closeAtom = atom(null, (get, set, revert: boolean) =>
  set(changeAtom, 'closing', (place) => closeQueue(get(httpAtom), place, revert)),
);
