import { type Route, serve } from '@turno/kit';
import { removeTicketCall } from '@turno/shared-types';
import { removeTicket } from '../actions/remove-ticket.ts';
import type { Deps } from '../deps.ts';

/** Leaving a queue; the kit has made sure that it is the ticket's holder who asks. */
export function ticketRemovalRoutes(deps: Deps): Route[] {
  return [
    serve(removeTicketCall, async ({ params }) => {
      const { userId, queueDailyCounterId: counterId, counter: number } = params;
      await removeTicket(deps, { userId, counterId, number });
      return null;
    }),
  ];
}
