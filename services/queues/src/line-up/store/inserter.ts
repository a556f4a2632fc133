import { createGroupInserts } from '@turno/kit';
import type { Collection } from 'mongodb';
import type { TicketDocument } from '../../queue-days/index.ts';
import { type PlacedTicket, ticketDocument } from './new-ticket.ts';

const GATHER_MS = 1;

/**
 * Puts tickets down: those who arrive together go in one write. Unique indexes decide who may: one ticket for a request,
 * one for a person and a queue, one in each place of the person's allowance. Answers whether it stands now.
 */
export function createInserter(tickets: Collection<TicketDocument>) {
  const insert = createGroupInserts(tickets, { gatherMs: GATHER_MS });
  return (placed: PlacedTicket) => insert(ticketDocument(placed), placed.ticket.counterId);
}
