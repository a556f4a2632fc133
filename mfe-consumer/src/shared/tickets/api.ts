import { removeTicketCall, type Ticket, userTicketsCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';

/** The tickets of a user, newest first. */
export function readTickets(http: Http, userId: number): Promise<Ticket[]> {
  return send(http, userTicketsCall, { params: { scope: 'private', userId } });
}

/** Gives a waiting ticket back. */
export async function removeTicket(http: Http, ticket: Ticket): Promise<void> {
  const { userId, queueDailyCounterId, counter } = ticket;
  await send(http, removeTicketCall, { params: { userId, queueDailyCounterId, counter } });
}
