import { ApiError, type Route, serve } from '@turno/kit';
import { openStatusPageCall, publicTicketCall, slipCall } from '@turno/shared-types/shared-tickets';
import { type LoadedTicket, loadTicket } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import { findSharedTicket } from '../actions/find-shared-ticket.ts';
import { openStatusPage } from '../actions/open-status-page.ts';
import { takeSlip } from '../actions/take-slip.ts';
import type { Deps } from '../deps.ts';
import { publicTicket } from '../views/public-ticket.ts';
import { presentSlip } from '../views/slip.ts';

/** Status pages by their codes, for holders who share theirs and for staff who print slips. */
export function statusPageRoutes(deps: Deps): Route[] {
  return [
    serve(publicTicketCall, async ({ params }) => {
      const ticket = await findSharedTicket(deps, params.code);
      if (!ticket) throw new ApiError('ticket_not_found');
      return publicTicket(ticket);
    }),
    serve(openStatusPageCall, async ({ params: { userId, queueDailyCounterId, counter } }) => {
      const ticketNumber = { counterId: queueDailyCounterId, number: counter };
      const loaded = await findLoaded(deps, ticketNumber, (ticket) => ticket.userId === userId);
      return { code: await openStatusPage(deps, loaded) };
    }),
    serve(slipCall, async ({ params: { merchantId, queueId, counterId, counter } }) => {
      const isOfQueue = (ticket: TicketRecord) =>
        ticket.merchantId === merchantId && ticket.queueId === queueId;
      const loaded = await findLoaded(deps, { counterId, number: counter }, isOfQueue);
      if (!(await deps.store.tickets.isOnPaper(loaded.ticket)))
        throw new ApiError('ticket_not_found');
      return presentSlip(await takeSlip(deps, loaded));
    }),
  ];
}

type TicketNumber = { counterId: number; number: number };

async function findLoaded(
  { store }: Deps,
  { counterId, number }: TicketNumber,
  isIt: (ticket: TicketRecord) => boolean,
): Promise<LoadedTicket> {
  const ticket = await store.tickets.findNumberNow(counterId, number);
  const loaded = ticket && isIt(ticket) ? await loadTicket(store, ticket) : null;
  if (!loaded) throw new ApiError('ticket_not_found');
  return loaded;
}
