import { createGroupInserts } from '@turno/kit';
import type { Collection } from 'mongodb';
import type { Place } from '../rules/allowance.ts';
import { ticketWords } from '../rules/ticket-search.ts';
import type { PendingTicket, TicketRecord } from './records.ts';
import type { TicketDocument } from './tickets.ts';

/** A number that was allocated, as a ticket in a place of its holder's allowance. */
export type PlacedTicket = Pick<PendingTicket, 'allowance' | 'until'> & {
  ticket: TicketRecord;
  place: Place;
};

const GATHER_MS = 1;

/**
 * Puts tickets down: those who arrive together go in one write. Unique indexes decide who may: one ticket for a request,
 * one for a person and a queue, one in each place of the person's allowance. Answers whether it stands now.
 */
export function createInserter(tickets: Collection<TicketDocument>) {
  const insert = createGroupInserts(tickets, { gatherMs: GATHER_MS });
  return (placed: PlacedTicket) => insert(document(placed), placed.ticket.counterId);
}

function document({ ticket, allowance, until, place }: PlacedTicket): TicketDocument {
  const { id, ...rest } = ticket;
  const words = ticketWords(ticket.displayName, ticket.phone);
  return {
    _id: id,
    ...rest,
    ...(words.length > 0 ? { words } : {}),
    ...(ticket.passes?.length ? { passDue: true } : {}),
    active: true,
    ...place,
    categoryId: allowance.categoryId,
    until,
  };
}
