import type { Ticket } from '@turno/shared-types';
import { isQrExpired, ticketStatus } from '@turno/shared-types/rules';

type Place = { merchantId: number; queueId: number };

/** The newest ticket of a queue that its holder did not give back; lists come newest first. */
export function latestTicket(
  tickets: readonly Ticket[],
  { merchantId, queueId }: Place,
): Ticket | null {
  return (
    tickets.find(
      (ticket) =>
        ticket.merchant.id === merchantId &&
        ticket.queue.id === queueId &&
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

/** QUE-060: tickets of a merchant that still wait. Those of its category elsewhere are the server's to count. */
export function waitingTickets(tickets: readonly Ticket[], merchantId: number): number {
  return tickets.filter(
    ({ merchant, executedAt, canceledAt }) =>
      merchant.id === merchantId && executedAt === null && canceledAt === null,
  ).length;
}
