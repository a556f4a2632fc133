import {
  dateAfter,
  ticketStatus as plainTicketStatus,
  type TicketStatus,
} from '@turno/shared-types/rules';

type Facts = {
  counterId: number;
  counter: number;
  executedAt: Date | null;
  canceledAt: Date | null;
  date: string;
  /** Whether it is for a show that has not ended: one may begin before midnight and end after it. */
  isRunningShow: boolean;
};

type QueueState = {
  /** The number that the ticket's own counter serves. */
  current: number;
  /** Of a child of a multi-queue: the call that came last in the family. Absent for every other queue. */
  latest?: { counterId: number; number: number } | null | undefined;
  today: string;
};

/**
 * QUE-069 to QUE-072: the status of a ticket. A ticket that was called a moment after the served number was read is being
 * served, not overtaken. Yesterday's called tickets are judged like today's, but numbers that waited at midnight
 * are never called any more, except those of late shows.
 */
export function ticketStatus(ticket: Facts, { current, latest, today }: QueueState): TicketStatus {
  const yesterday = dateAfter(today, -1);
  if (ticket.date < yesterday) return 'expired';
  if (ticket.date === yesterday && !ticket.executedAt && !ticket.isRunningShow) return 'expired';
  if (latest !== undefined) return statusInFamily(ticket, latest);
  const served = ticket.executedAt ? Math.max(current, ticket.counter) : current;
  const facts = {
    counter: ticket.counter,
    executedAt: ticket.executedAt?.toISOString() ?? null,
    canceledAt: ticket.canceledAt?.toISOString() ?? null,
  };
  return plainTicketStatus(facts, served);
}

/** children are served in turn, so that the family's latest call shows whose turn it is. */
function statusInFamily(ticket: Facts, latest: QueueState['latest']): TicketStatus {
  if (ticket.canceledAt) return 'expired';
  if (!ticket.executedAt) return 'waiting';
  const isServed = latest?.counterId === ticket.counterId && latest.number === ticket.counter;
  return isServed ? 'now' : 'expired';
}
