import { ApiError, type Route, serve } from '@turno/kit';
import {
  admitTicketCall,
  isTicketCodeCall,
  managedMerchantsCall,
  STAFF_ROLES,
  staffRoleCall,
  undoEntryCall,
} from '@turno/shared-types';
import { merchantVenueCall } from '@turno/shared-types/passes';
import { may } from '@turno/shared-types/rules';
import type { Deps } from '../../ticket-views/index.ts';
import { checkInTicket, entryOf } from '../actions/check-in-ticket.ts';
import { venueOf } from '../actions/passes-due.ts';
import { recordEntry } from '../actions/record-entry.ts';
import { isTicketCode } from '../actions/scanned-ticket.ts';
import { undoCheckIn } from '../actions/undo-check-in.ts';

const PASS_SELLERS = STAFF_ROLES.filter((role) => may(role, 'calling'));

/** The internal calls of the passes service. */
export function checkInRoutes(deps: Deps): Route[] {
  return [
    serve(admitTicketCall, async ({ body }) => {
      const { ticket, queue, checkedInAt, passesDue } = await checkInTicket(deps, body);
      await recordEntry(deps, 'check-in', ticket, body);
      const entry = ticket.entries?.find(({ nonce }) => nonce === body.nonce);
      return {
        queueDailyCounterId: ticket.counterId,
        counter: ticket.number,
        ...entryOf(ticket, queue, body.nonce),
        checkedInAt: checkedInAt.toISOString(),
        ...(entry?.undoneAt ? { isUndone: true } : {}),
        ...(ticket.passes?.length ? { passTicketId: ticket.id } : {}),
        ...(passesDue ? { passesDue } : {}),
      };
    }),
    serve(isTicketCodeCall, async ({ body }) => ({
      isTicket: await isTicketCode(deps, body.token),
    })),
    serve(managedMerchantsCall, async ({ params: { userId }, body: { merchantIds } }) => ({
      merchantIds: await deps.store.merchants.worksAt(userId, merchantIds, PASS_SELLERS),
    })),
    serve(undoEntryCall, async ({ body }) => undoCheckIn(deps, body)),
    serve(merchantVenueCall, async ({ params: { merchantId } }) => {
      const merchant = await deps.store.merchants.find(merchantId);
      if (!merchant) throw new ApiError('merchant_not_found');
      return { venue: venueOf(merchant) };
    }),
    serve(staffRoleCall, async ({ params }) => ({
      role: await deps.store.merchants.roleAt(params.merchantId, params.userId),
    })),
  ];
}
