import { type TicketStatus, ticketStatus } from '@turno/shared-types/rules';

type Facts = { counter: number; executedAt: Date | null; canceledAt: Date | null; date: string };

/**
 * QUE-069, QUE-071: how a ticket stands. A ticket that was called a moment after the served number was read is being
 * served, not overtaken; tickets of days gone by are over.
 */
export function standing(ticket: Facts, servedCounter: number, today: string): TicketStatus {
  if (ticket.date < today) return 'expired';
  const served = ticket.executedAt ? Math.max(servedCounter, ticket.counter) : servedCounter;
  const facts = {
    counter: ticket.counter,
    executedAt: ticket.executedAt?.toISOString() ?? null,
    canceledAt: ticket.canceledAt?.toISOString() ?? null,
  };
  return ticketStatus(facts, served);
}
