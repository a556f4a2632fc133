import type { Ticket } from '@turno/shared-types';
import { eventTicketKeptUntil, instantOf } from '@turno/shared-types/rules';

type Known = Pick<Ticket, 'createdAt' | 'executedAt' | 'merchant' | 'queueDailyCounter'>;

/** Whether a ticket for a show is no longer kept in sight (CON-066, QUE-084); one for no show is never over so. */
export function isShowTicketOver(ticket: Known, now: Date): boolean {
  const startsAt = showStart(ticket);
  if (startsAt === null) return false;
  const takenAt = new Date(ticket.createdAt);
  const executedAt = ticket.executedAt === null ? null : new Date(ticket.executedAt);
  return now > eventTicketKeptUntil(startsAt, { takenAt, executedAt });
}

/** When the show of a ticket begins; `null` for a ticket of no show. */
function showStart({ merchant, queueDailyCounter }: Known): Date | null {
  const { date, time } = queueDailyCounter;
  return time === null ? null : instantOf(date, time, merchant.timezone);
}
