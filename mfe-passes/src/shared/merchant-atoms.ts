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

/** S-08: the merchants whose entrance this account may work at, read again whenever one of them may have ended for it. */
export const myMerchantsQueryAtom = atomWithFollowedQuery((get) => get(followedAtom));

/** The merchant whose tickets are checked. */
export const merchantAtom = atomWithChosenMerchant(myMerchantsQueryAtom);

/** Applies an event of the stream to the cached merchants. */
export const merchantEventAtom = atom(null, (get, _set, _id: number, event: MerchantEvent) =>
  applyEvent(get, get(followedAtom), event),
);

/** Reads the merchants again, once a command was forbidden: the role may have ended before the page learned of it. */
export const refreshMerchantsAtom = atom(null, (get) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: get(myMerchantsKeyAtom) });
});
