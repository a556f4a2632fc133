import { type Route, serve } from '@turno/kit';
import { admitTicketCall, managesMerchantCall, undoEntryCall } from '@turno/shared-types';
import { checkInTicket, entryOf } from '../actions/check-in-ticket.ts';
import { undoCheckIn } from '../actions/undo-check-in.ts';
import type { Deps } from '../deps.ts';

/** What the passes service asks for. */
export function checkInRoutes(deps: Deps): Route[] {
  return [
    serve(admitTicketCall, async ({ body }) => {
      const { ticket, queue, checkedInAt } = await checkInTicket(deps, body);
      return {
        queueDailyCounterId: ticket.counterId,
        counter: ticket.number,
        ...entryOf(ticket, queue, body.nonce),
        checkedInAt: checkedInAt.toISOString(),
      };
    }),
    serve(undoEntryCall, async ({ body }) => undoCheckIn(deps, body)),
    serve(managesMerchantCall, async ({ params }) => ({
      manages: await deps.store.merchants.isManagedBy(params.merchantId, params.userId),
    })),
  ];
}
