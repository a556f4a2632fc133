import type { DailyCounter } from '@turno/shared-types';
import {
  applyDay,
  applyEvent,
  atomWithFollowedQuery,
  type FollowedQuery,
  liveAtom,
  type MerchantEvent,
} from '@turno/shared-ui/followed-merchant';
import {
  atomWithChosenMerchant,
  myMerchantsKeyAtom,
  readStaffMerchantsAtom,
  type StaffMerchants,
} from '@turno/shared-ui/my-merchants';
import { queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { ticketChangedAtom } from './ticket-lists.ts';

const followedAtom = atom(
  (get): FollowedQuery<StaffMerchants> => ({
    queryKey: get(myMerchantsKeyAtom),
    read: get(readStaffMerchantsAtom),
    mapMerchants: (mine, change) => ({ ...mine, merchants: mine.merchants.map(change) }),
  }),
);

/** MER-021: the manager's merchants, polled every five seconds while the stream is down. */
export const myMerchantsQueryAtom = atomWithFollowedQuery((get) => get(followedAtom));

/** Refetches everything that is shown. */
export const refreshAtom = atom(null, (get) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: get(followedAtom).queryKey });
});

/**
 * S-08: refetches data that only the staff of a merchant may read, after checking that the account still works for it. A fetch
 * of the merchants that is already running serves as the check.
 */
export const reloadForStaffAtom = atom(
  null,
  async (get, _set, merchantId: number, queryKey: readonly unknown[]) => {
    const client = get(queryClientAtom);
    const { queryKey: mineKey } = get(followedAtom);
    await client.refetchQueries({ queryKey: mineKey }, { cancelRefetch: false });
    const mine = client.getQueryData<StaffMerchants>(mineKey);
    if (!mine?.merchants.some(({ id }) => id === merchantId)) return;
    await client.invalidateQueries({ queryKey });
  },
);

export const merchantsAtom = atom((get) => get(myMerchantsQueryAtom).data?.merchants ?? []);

/** MER-013: the merchant that is shown. */
export const merchantAtom = atomWithChosenMerchant(myMerchantsQueryAtom);

/** S-08: the merchant that the person has left by choice. */
export const leftMerchantIdAtom = atom<number | null>(null);

/** The id of the shown merchant; 0, which no merchant has, while none is known. */
export const merchantIdAtom = atom((get) => get(merchantAtom)?.id ?? 0);

/** MER-014: the chosen tab of the dashboard, a queue or all automatic ones. */
export const chosenTabAtom = atom<{ merchantId: number; tabId: number } | null>(null);

/** MER-030: updates a changed day of a queue in the cache immediately. */
export const putCounterAtom = atom(null, (get, _set, counter: DailyCounter) =>
  applyDay(get, get(followedAtom), counter),
);

/** How often the stream has opened: a stream does not repeat missed messages. */
const openingsAtom = atom(0);

/** Polling does not reveal check-ins, so lists of called tickets are refetched at this interval. */
export const CHECK_MS = 30_000;

/** MER-051: changes whenever a list of called tickets may lack a check-in that no message announced. */
export const unseenCheckInsAtom = atom((get): string => {
  const openings = String(get(openingsAtom));
  if (get(liveAtom)?.state === 'live') return openings;
  return `${openings},${Math.floor(get(myMerchantsQueryAtom).dataUpdatedAt / CHECK_MS)}`;
});

/** Applies an event of the stream to the cached merchants and to the lists of their tickets. */
export const merchantEventAtom = atom(null, (get, set, _id: number, event: MerchantEvent) => {
  if (event.type === 'stream-opened') set(openingsAtom, (times) => times + 1);
  if (event.type === 'ticket-changed') set(ticketChangedAtom, event.queueDailyCounterId);
  applyEvent(get, get(followedAtom), event);
});
