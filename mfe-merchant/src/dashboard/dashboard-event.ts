import type { MerchantEvent } from '@turno/shared-ui/live/followed-merchant';
import { atom } from 'jotai';
import { merchantEventAtom } from '../shared/merchant-atoms.ts';
import { desksEventAtom } from './desks/desk-atoms.ts';
import { servedTicketEventAtom } from './served/served-ticket.ts';

/** Applies an event of the stream to all that the dashboard shows. */
export const dashboardEventAtom = atom(null, (_get, set, id: number, event: MerchantEvent) => {
  set(merchantEventAtom, id, event);
  set(desksEventAtom, event);
  set(servedTicketEventAtom, event);
});
