import type { Ticket } from '@turno/shared-types';
import { offerTicketCall, withdrawTicketOfferCall } from '@turno/shared-types/shared-tickets';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { forgetGivenTicket, recordGivenTicket } from '../../shared/tickets/given-ticket.ts';

/** Creates the link that gives a ticket away, and records how to follow the ticket afterwards; throws on failure. */
export const offerTicketAtom = atom(null, async (get, _set, ticket: Ticket) => {
  const offer = await send(get(httpAtom), offerTicketCall, { params: paramsOf(ticket) });
  recordGivenTicket(ticket, offer.statusCode);
  return offer;
});

/** Withdraws the link before anybody has used it. */
export const withdrawOfferAtom = atom(null, async (get, _set, ticket: Ticket) => {
  await send(get(httpAtom), withdrawTicketOfferCall, { params: paramsOf(ticket) });
  forgetGivenTicket(ticket);
});

const paramsOf = ({ userId, queueDailyCounterId, counter }: Ticket) => ({
  userId,
  queueDailyCounterId,
  counter,
});
