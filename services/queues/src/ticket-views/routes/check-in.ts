import { type Route, serve } from '@turno/kit';
import { admitTicketCall, managesMerchantCall } from '@turno/shared-types';
import { checkInTicket, scannedTicket } from '../actions/check-in-ticket.ts';
import type { Deps } from '../deps.ts';

/** What the passes service asks for. */
export function checkInRoutes(deps: Deps): Route[] {
  return [
    serve(admitTicketCall, async ({ body }) => {
      const { ticket, queue, checkedInAt } = await checkInTicket(deps, body);
      return {
        queueDailyCounterId: ticket.counterId,
        counter: ticket.number,
        ...scannedTicket(ticket, queue),
        checkedInAt: checkedInAt.toISOString(),
      };
    }),
    serve(managesMerchantCall, async ({ params }) => ({
      manages: await deps.store.merchants.isManagedBy(params.merchantId, params.userId),
    })),
  ];
}
