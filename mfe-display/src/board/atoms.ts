import {
  applyEvent,
  atomWithFollowedQuery,
  type MerchantEvent,
  merchantQuery,
} from '@turno/shared-ui/live/followed-merchant';
import { atomFamily } from '@turno/shared-ui/query';
import { atom } from 'jotai';

/** The merchant whose board this is. A board on a second screen counts as hidden and still has to be right. */
export const boardAtomFor = atomFamily((merchantId: number) =>
  atomWithFollowedQuery(() => ({
    ...merchantQuery(merchantId),
    refetchIntervalInBackground: true,
  })),
);

/** Applies an event of the stream to the board. */
export const boardEventAtom = atom(null, (get, _set, merchantId: number, event: MerchantEvent) =>
  applyEvent(get, merchantQuery(merchantId), event),
);
