import type { Ticket } from '@turno/shared-types';
import type { TicketRecord } from '../../queue-days/index.ts';
import type { Deps } from '../deps.ts';
import { checkInLife, presentTicket } from './ticket.ts';
import { type TicketView, ticketViews } from './ticket-views.ts';

/** Answers tickets as their holders see them, each with its text for the door while there is one. */
export function ticketPresenter(deps: Deps) {
  return async (
    tickets: readonly TicketRecord[],
    isShown: (view: TicketView) => boolean = () => true,
  ): Promise<Ticket[]> => {
    const now = deps.now();
    const views = await ticketViews(deps.store, tickets, now);
    return views.filter(isShown).map((view) => {
      const life = checkInLife(view, now);
      const text = life === null ? null : deps.checkInTokens.write(view.ticket, life);
      return presentTicket(view, now, text);
    });
  };
}

/** Answers tickets as staff see them: without what opens the door. */
export async function staffTickets(
  deps: Deps,
  tickets: readonly TicketRecord[],
): Promise<Ticket[]> {
  const now = deps.now();
  const views = await ticketViews(deps.store, tickets, now);
  return views.map((view) => ({ ...presentTicket(view, now, null), checkInCode: null }));
}
