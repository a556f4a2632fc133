import type { DailyCounter } from '../../entities/daily-counter.ts';
import type { Ticket } from '../../entities/ticket.ts';
import { isQrExpired, type TicketStatus, ticketStatus } from './ticket-status.ts';
import { waitingOn } from './waiting.ts';

/**
 * QUE-069: the status of a ticket according to the number that its queue serves. Shows call groups, so there the services
 * decide; only they know when a day has ended (S-05), after which a waiting number is never called.
 */
export function holderStatus(ticket: Ticket): TicketStatus {
  const { queueDailyCounter: day, status, executedAt } = ticket;
  const isDecided = day.time !== null || (status === 'expired' && executedAt === null);
  return isDecided ? status : ticketStatus(ticket, day);
}

/** QUE-072: whether a person still holds a ticket: it waits, or it was called and is neither used nor over. */
export function isHeld(ticket: Ticket, now: Date): boolean {
  const { canceledAt, checkedInAt, expiresAt } = ticket;
  if (canceledAt !== null || checkedInAt !== null || isQrExpired(expiresAt, now)) return false;
  return holderStatus(ticket) !== 'expired';
}

/**
 * QUE-071: whether the state of a queue shows that a later day has begun than the one on which a ticket waits or, S-05, that
 * the desk which called the ticket has called another since.
 */
export function isOutlived(ticket: Ticket, day: DailyCounter): boolean {
  const { queue, queueDailyCounter: own, asideAt } = ticket;
  if (queue.id !== day.queueId || own.time !== null || own.date >= day.date) return false;
  const status = holderStatus(ticket);
  return status === 'waiting' || (status === 'now' && !asideAt && hasCalledOn(ticket, day));
}

function hasCalledOn(
  { desk, executedAt, calledAgainAt }: Ticket,
  { latestCalls = [] }: DailyCounter,
): boolean {
  const since = calledAgainAt ?? executedAt ?? '';
  return latestCalls.some(
    (call) => call.desk?.id === desk?.id && Date.parse(call.calledAt) > Date.parse(since),
  );
}

/** The tickets with the number that their queue serves now. */
export function withServed(tickets: readonly Ticket[], day: DailyCounter): Ticket[] {
  const { counter, currentTicket, latestCalls, ticketsAhead, closed, paused } = day;
  const served = { counter, currentTicket, latestCalls, ticketsAhead, closed, paused };
  // S-05: until the first call on the day, the number called before it may still be served.
  const hasCalled = latestCalls?.length !== 0;
  return tickets.map((ticket) =>
    ticket.queueDailyCounterId === day.id
      ? {
          ...ticket,
          peopleInQueue: waitingOn(day).people,
          queueDailyCounter: {
            ...ticket.queueDailyCounter,
            ...served,
            ...(hasCalled ? { servedOfDayBefore: null } : {}),
          },
        }
      : ticket,
  );
}
