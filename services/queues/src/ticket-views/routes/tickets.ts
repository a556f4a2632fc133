import { ApiError, type Route, serve } from '@turno/kit';
import { type CallOutput, ticketCall, userTicketsCall } from '@turno/shared-types';
import { dateAfter } from '@turno/shared-types/rules';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { lightTicket } from '../views/ticket.ts';
import type { TicketView } from '../views/ticket-views.ts';
import { holderTickets } from '../views/tickets.ts';

type Filter = CallOutput<typeof userTicketsCall>['query'];

/** The tickets of one user; the kit has made sure that it is the one who asks. */
export function ticketRoutes(deps: Deps): Route[] {
  return [
    serve(userTicketsCall, async ({ params, query }) => {
      // yesterday's tickets stay listed; without a time zone at hand, a day more is looked through.
      const from = query.date ?? dateAfter(deps.now().toISOString().slice(0, 10), -2);
      const tickets = await deps.store.tickets.findOfUser(params.userId, from);
      const wanted = tickets.filter((ticket) => isWanted(ticket, query));
      return query.date ? holderTickets(deps, wanted) : holderTickets(deps, wanted, isRecent);
    }),
    serve(ticketCall, async ({ params, query }) => {
      const ticket = await findOwn(deps, params);
      const [presented] = ticket ? await holderTickets(deps, [ticket]) : [];
      if (!presented) throw new ApiError('ticket_not_found');
      return query.light ? lightTicket(presented, query.includePassUsages === true) : presented;
    }),
  ];
}

/** The ticket of this user. One whose cached holder is another may have been transferred a moment ago (S-16). */
async function findOwn(
  { store: { tickets } }: Deps,
  { userId, queueDailyCounterId, counter }: CallOutput<typeof ticketCall>['params'],
): Promise<TicketRecord | null> {
  const cached = await tickets.findNumber(queueDailyCounterId, counter);
  if (!cached || cached.userId === userId) return cached;
  const stored = await tickets.findNumberNow(queueDailyCounterId, counter);
  return stored?.userId === userId ? stored : null;
}

/** of today or yesterday, where the merchant is. */
function isRecent({ ticket, day }: TicketView): boolean {
  return ticket.date >= dateAfter(day.date, -1);
}

/** G-10: only the date that was asked for, and tickets for shows or all the others. */
function isWanted(ticket: { date: string; time?: string | null }, { date, events }: Filter) {
  const isEvent = Boolean(ticket.time);
  return (date === undefined || ticket.date === date) && (events ?? isEvent) === isEvent;
}
