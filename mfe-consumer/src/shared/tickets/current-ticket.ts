import type { Ticket } from '@turno/shared-types';
import { isQrExpired, ticketStatus } from '@turno/shared-types/rules';

/** A queue of a merchant by every number its tickets go by: a multi-queue's are those of its children. */
type Place = { merchantId: number; queueIds: readonly number[] };

/** The newest ticket of a queue that its holder did not give back; lists come newest first. */
export function latestTicket(
  tickets: readonly Ticket[],
  { merchantId, queueIds }: Place,
): Ticket | null {
  return (
    tickets.find(
      (ticket) =>
        ticket.merchant.id === merchantId &&
        queueIds.includes(ticket.queue.id) &&
        ticket.canceledAt === null,
    ) ?? null
  );
}

/** QUE-072: the ticket somebody holds in a queue; one that is over does not keep them from taking another. */
export function heldTicket(tickets: readonly Ticket[], place: Place, now: Date): Ticket | null {
  const ticket = latestTicket(tickets, place);
  if (!ticket || ticket.checkedInAt !== null || isQrExpired(ticket.expiresAt, now)) return null;
  return ticketStatus(ticket, ticket.queueDailyCounter.counter) === 'expired' ? null : ticket;
}

/** The ticket somebody holds for one show; they may hold others of the same event. */
export function showTicket(tickets: readonly Ticket[], dailyCounterId: number): Ticket | null {
  return (
    tickets.find(
      (ticket) => ticket.queueDailyCounterId === dailyCounterId && ticket.canceledAt === null,
    ) ?? null
  );
}

/** QUE-060: tickets that still wait, of a merchant or of all. Those of its category elsewhere are the server's to count. */
export function waitingTickets(tickets: readonly Ticket[], merchantId?: number): number {
  return tickets.filter(
    ({ merchant, status, executedAt, canceledAt }) =>
      (merchantId === undefined || merchant.id === merchantId) &&
      status === 'waiting' &&
      executedAt === null &&
      canceledAt === null,
  ).length;
}
