import { Refusal, type Route, serve } from '@turno/kit';
import { removeTicketCall, ticketCall, userTicketsCall } from '@turno/shared-types';
import { removeTicket } from '../actions/remove-ticket.ts';
import type { Deps } from '../deps.ts';
import { dayBefore } from '../rules/merchant-day.ts';
import { ticketPresenter } from './present-tickets.ts';

/** The tickets of one user; the kit has made sure that it is the one who asks. */
export function ticketRoutes(deps: Deps): Route[] {
  const present = ticketPresenter(deps);
  return [
    serve(userTicketsCall, async ({ params, query }) => {
      // yesterday's tickets stay listed; without a time zone at hand, a day more is looked through.
      const from = query.date ?? dayBefore(dayBefore(deps.now().toISOString().slice(0, 10)));
      const tickets = await deps.store.tickets.findOfUser(params.userId, from);
      return present(tickets.filter(({ date }) => !query.date || date === query.date));
    }),
    serve(ticketCall, async ({ params }) => {
      const ticket = await deps.store.tickets.findNumber(
        params.queueDailyCounterId,
        params.counter,
      );
      const [presented] = ticket?.userId === params.userId ? await present([ticket]) : [];
      if (!presented) throw new Refusal('ticket_not_found');
      return presented;
    }),
    serve(removeTicketCall, async ({ params }) => {
      const { userId, queueDailyCounterId: counterId, counter: number } = params;
      await removeTicket(deps, { userId, counterId, number });
      return null;
    }),
  ];
}
