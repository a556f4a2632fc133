import type { StaffTicket, Ticket } from '@turno/shared-types';
import { ERASED_USER_ID, type TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import type { LoadedTicket } from '../loaded-ticket.ts';
import { checkInLife, presentTicket } from './ticket.ts';
import { loadedTicketViews, type TicketView, ticketViews } from './ticket-views.ts';

/** Tickets as shown to their holders, each with its check-in token while it has one. */
export async function holderTickets(
  deps: Deps,
  tickets: readonly TicketRecord[],
  isShown: (view: TicketView) => boolean = () => true,
): Promise<Ticket[]> {
  const now = deps.now();
  const views = await ticketViews(deps.store, tickets, now);
  return views.filter(isShown).map((view) => presentToHolder(deps, view, now));
}

/** The same for one ticket that an action has loaded; `null` when its counter is gone. */
export async function holderTicket(deps: Deps, loaded: LoadedTicket): Promise<Ticket | null> {
  const now = deps.now();
  const [view] = await loadedTicketViews(deps.store, [loaded], now);
  return view ? presentToHolder(deps, view, now) : null;
}

function presentToHolder({ checkInTokens }: Deps, view: TicketView, now: Date): Ticket {
  const life = checkInLife(view, now);
  const token = life === null ? null : checkInTokens.write(view.ticket, life);
  return presentTicket(view, now, token);
}

/** Tickets as shown to staff: without the code that admits their holder. */
export async function staffTickets(
  deps: Deps,
  tickets: readonly TicketRecord[],
): Promise<StaffTicket[]> {
  const now = deps.now();
  return (await ticketViews(deps.store, tickets, now)).map((view) => presentToStaff(view, now));
}

/** The same for tickets that an action has loaded. */
export async function loadedStaffTickets(
  deps: Deps,
  loaded: readonly LoadedTicket[],
): Promise<StaffTicket[]> {
  const now = deps.now();
  const views = await loadedTicketViews(deps.store, loaded, now);
  return views.map((view) => presentToStaff(view, now));
}

function presentToStaff(view: TicketView, now: Date): StaffTicket {
  const ticket = presentTicket(view, now, null);
  const userId = ticket.userId === ERASED_USER_ID ? null : ticket.userId;
  return { ...ticket, userId, checkInCode: null };
}
