import {
  applyEvent,
  atomWithFollowedQuery,
  type FollowedQuery,
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

const followedAtom = atom(
  (get): FollowedQuery<StaffMerchants> => ({
    queryKey: get(myMerchantsKeyAtom),
    read: get(readStaffMerchantsAtom),
    mapMerchants: (mine, change) => ({ ...mine, merchants: mine.merchants.map(change) }),
  }),
);

/** S-08: the merchants at whose entrance this account may work, refetched whenever it may have lost one of them. */
export const myMerchantsQueryAtom = atomWithFollowedQuery((get) => get(followedAtom));

/** The merchant whose tickets are checked. */
export const merchantAtom = atomWithChosenMerchant(myMerchantsQueryAtom);

/** Applies an event of the stream to the cached merchants. */
export const merchantEventAtom = atom(null, (get, _set, _id: number, event: MerchantEvent) =>
  applyEvent(get, get(followedAtom), event),
);

/** Refetches the merchants after a command was forbidden, because the role may have ended before the page was notified. */
export const refreshMerchantsAtom = atom(null, (get) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: get(myMerchantsKeyAtom) });
});
