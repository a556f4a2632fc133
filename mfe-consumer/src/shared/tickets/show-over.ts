import type { Ticket } from '@turno/shared-types';
import { eventTicketKeptUntil, instantOf } from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';

type ShowTicket = Pick<Ticket, 'merchant' | 'queueDailyCounter'>;
type Known = ShowTicket & Pick<Ticket, 'createdAt' | 'executedAt'>;

/** Whether a ticket for a show is no longer kept in sight (CON-066, QUE-084); one for no show is never over so. */
export function isShowTicketOver(ticket: Known, now: Date): boolean {
  const startsAt = showStart(ticket);
  if (startsAt === null) return false;
  const takenAt = new Date(ticket.createdAt);
  const executedAt = ticket.executedAt === null ? null : new Date(ticket.executedAt);
  return now > eventTicketKeptUntil(startsAt, { takenAt, executedAt });
}

/** When the show of a ticket begins; `null` for a ticket of no show. */
function showStart({ merchant, queueDailyCounter }: ShowTicket): Date | null {
  const { date, time } = queueDailyCounter;
  return time === null ? null : instantOf(date, time, merchant.timezone);
}

/** S-13: `HH:mm` at which the show of a ticket begins, as the clock will show it; `null` for a ticket of no show. */
export function shownShowTime(ticket: ShowTicket): string | null {
  const startsAt = showStart(ticket);
  return startsAt && formatTime(startsAt, ticket.merchant.timezone);
}
