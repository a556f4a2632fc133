import { type PublicTicket, ticketOfferCall } from '@turno/shared-types/shared-tickets';
import { buildSession, buildTicket, reply } from '@turno/shared-ui/test';

/** Where a link leads. */
export const PATH = '/ticket-offer/a-token_1';
export const EXPIRES = '2026-11-21T12:00:00.000Z';
/** A ticket as its link shows it. */
export const OFFERED: PublicTicket = {
  ticketValue: 'A12',
  paxCount: 1,
  status: 'waiting',
  ticketsAhead: 3,
  estimatedWaitingTime: 600,
  executedAt: null,
  canceledAt: null,
  checkedInAt: null,
  merchant: { name: 'Forno Aurora', vanity: 'forno', logoUrl: null, timezone: 'Europe/Rome' },
  queueName: 'Banco',
  date: '2026-11-21',
  time: null,
  currentTicket: null,
  closed: false,
  paused: false,
};
export const offers = reply(ticketOfferCall, { ticket: OFFERED, expiresAt: EXPIRES });
export const session = buildSession();
export const TICKET = buildTicket({ userId: session.id, ticketValue: 'A12' });
