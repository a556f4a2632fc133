import type { PublicTicket } from '@turno/shared-types/shared-tickets';

/** A ticket that waits, as its status page reads it. */
export const TICKET: PublicTicket = {
  ticketValue: 'A12',
  paxCount: 2,
  status: 'waiting',
  ticketsAhead: 3,
  estimatedWaitingTime: 720,
  executedAt: null,
  canceledAt: null,
  checkedInAt: null,
  merchant: { name: 'Forno Aurora', vanity: 'forno', logoUrl: null, timezone: 'Europe/Rome' },
  queueName: 'Banco',
  date: '2026-11-21',
  time: null,
  currentTicket: 'A8',
  closed: false,
  paused: false,
};
