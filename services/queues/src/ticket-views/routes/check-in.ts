import { type Route, serve } from '@turno/kit';
import { admitTicketCall, managesMerchantCall } from '@turno/shared-types';
import { ticketValue } from '../../tickets/index.ts';
import { checkInTicket } from '../actions/check-in-ticket.ts';
import type { Deps } from '../deps.ts';

/** What the passes service asks for. */
export function checkInRoutes(deps: Deps): Route[] {
  return [
    serve(admitTicketCall, async ({ body }) => {
      const { ticket, queue, checkedInAt } = await checkInTicket(deps, body);
      return {
        queueDailyCounterId: ticket.counterId,
        counter: ticket.number,
        ticketValue: ticketValue(queue, ticket.number, ticket.time),
        queueName: queue.name,
        paxCount: ticket.paxCount,
        isFastTrack: queue.passMode === 'specific',
        checkedInAt: checkedInAt.toISOString(),
      };
    }),
    serve(managesMerchantCall, async ({ params }) => ({
      manages: await deps.store.merchants.isManagedBy(params.merchantId, params.userId),
    })),
  ];
}
