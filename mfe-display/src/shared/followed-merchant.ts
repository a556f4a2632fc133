import {
  applyEvent,
  atomWithFollowedQuery,
  type MerchantEvent,
  merchantQuery,
} from '@turno/shared-ui/followed-merchant';
import { atomFamily } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { deviceChangesAtom } from './device-changes.ts';

/**
 * The merchant of this screen. It is polled in the background too, because a page on a second screen counts as hidden but must
 * stay up to date.
 */
export const merchantAtomFor = atomFamily((merchantId: number) =>
  atomWithFollowedQuery(() => ({
    ...merchantQuery(merchantId),
    refetchIntervalInBackground: true,
  })),
);

/** Applies an event of the stream to what the screen shows. */
export const screenEventAtom = atom(null, (get, set, merchantId: number, event: MerchantEvent) => {
  applyEvent(get, merchantQuery(merchantId), event);
  if (event.type === 'device-changed' || event.type === 'stream-opened') {
    set(deviceChangesAtom, (count) => count + 1);
  }
});
