import type { Ticket } from '@turno/shared-types';
import { isQrExpired, ticketStatus } from '@turno/shared-types/rules';

/** The newest ticket that still counts, of a list that begins with the newest; `null` when all are over. */
export function runningTicket(tickets: readonly Ticket[], now: Date): Ticket | null {
  return tickets.find((ticket) => isRunning(ticket, now)) ?? null;
}

function isRunning(ticket: Ticket, now: Date): boolean {
  if (ticket.checkedInAt !== null || isQrExpired(ticket.expiresAt, now)) return false;
  return ticketStatus(ticket, ticket.queueDailyCounter.counter) !== 'expired';
}

/** Where a ticket is followed. */
export function ticketPath({ merchant, queue }: Ticket): string {
  return `/reservation/${merchant.id}/${queue.id}`;
}
