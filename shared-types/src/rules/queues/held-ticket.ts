import type { DailyCounter } from '../../entities/daily-counter.ts';
import type { Ticket } from '../../entities/ticket.ts';
import { isQrExpired, type TicketStatus, ticketStatus } from './ticket-status.ts';
import { waitingOn } from './waiting.ts';

/** QUE-069: the status of a ticket by what its queue serves. A show calls groups, so there the services decide. */
export function holderStatus(ticket: Ticket): TicketStatus {
  const { queueDailyCounter: day, status } = ticket;
  return day.time === null ? ticketStatus(ticket, day) : status;
}

/** QUE-072: whether a person still holds a ticket: it waits, or it was called and is neither used nor over. */
export function isHeld(ticket: Ticket, now: Date): boolean {
  const { canceledAt, checkedInAt, expiresAt } = ticket;
  if (canceledAt !== null || checkedInAt !== null || isQrExpired(expiresAt, now)) return false;
  return holderStatus(ticket) !== 'expired';
}

/** Tickets with the number that their queue serves now. */
export function withServed(tickets: readonly Ticket[], day: DailyCounter): Ticket[] {
  const { counter, currentTicket, latestCalls, ticketsAhead, closed, paused } = day;
  const served = { counter, currentTicket, latestCalls, ticketsAhead, closed, paused };
  return tickets.map((ticket) =>
    ticket.queueDailyCounterId === day.id
      ? {
          ...ticket,
          peopleInQueue: waitingOn(day).people,
          queueDailyCounter: { ...ticket.queueDailyCounter, ...served },
        }
      : ticket,
  );
}
