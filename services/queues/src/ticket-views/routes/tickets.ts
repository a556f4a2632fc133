import { ApiError, type Route, serve } from '@turno/kit';
import { type CallOutput, ticketCall, userTicketsCall } from '@turno/shared-types';
import { MAX_PER_PAGE } from '@turno/shared-types/constants';
import { dateAfter } from '@turno/shared-types/rules';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { lightTicket } from '../views/ticket.ts';
import type { TicketView } from '../views/ticket-views.ts';
import { holderTickets } from '../views/tickets.ts';
import { windowOf } from './list-window.ts';

/** The tickets of one user; the kit has verified that the caller is that user. */
export function ticketRoutes(deps: Deps): Route[] {
  return [
    serve(userTicketsCall, async ({ params, query, reply }) => {
      const { tickets, total } = await deps.store.tickets.findPageOfUser(params.userId, {
        // yesterday's tickets stay listed; without a time zone, one more day is read.
        fromDate: dateAfter(deps.now().toISOString().slice(0, 10), -2),
        // G-10: only the requested date, and either tickets for shows or all others.
        date: query.date,
        isShow: query.events,
        ...windowOf(query, MAX_PER_PAGE),
      });
      const listed = await (query.date
        ? holderTickets(deps, tickets)
        : holderTickets(deps, tickets, isRecent));
      reply.set('X-Total-Count', String(total - (tickets.length - listed.length)));
      return listed;
    }),
    serve(ticketCall, async ({ params, query }) => {
      const ticket = await findOwn(deps, params);
      const [presented] = ticket ? await holderTickets(deps, [ticket]) : [];
      if (!presented) throw new ApiError('ticket_not_found');
      return query.light ? lightTicket(presented, query.includePassUsages === true) : presented;
    }),
  ];
}

/** The ticket of this user. If the cached holder differs, the ticket may just have been transferred (S-16). */
async function findOwn(
  { store: { tickets } }: Deps,
  { userId, queueDailyCounterId, counter }: CallOutput<typeof ticketCall>['params'],
): Promise<TicketRecord | null> {
  const cached = await tickets.findNumber(queueDailyCounterId, counter);
  if (!cached || cached.userId === userId) return cached;
  const stored = await tickets.findNumberNow(queueDailyCounterId, counter);
  return stored?.userId === userId ? stored : null;
}

/** whether the ticket is of today or yesterday in the merchant's time zone. */
function isRecent({ ticket, day }: TicketView): boolean {
  return ticket.date >= dateAfter(day.date, -1);
}
