import type { Merchant, Ticket } from '@turno/shared-types';
import {
  eventTicketKeptUntil,
  holderStatus,
  instantOf,
  isQrExpired,
  localTime,
} from '@turno/shared-types/rules';
import { formatDay, formatTime, relativeDay } from '@turno/shared-ui/i18n';
import type { Words } from '../../locales/texts.ts';

type ShowTicket = {
  merchant: Pick<Merchant, 'timezone'>;
  queueDailyCounter: { date: string; time: string | null };
};
type Known = ShowTicket & Pick<Ticket, 'createdAt' | 'executedAt'>;

/** Whether a ticket for a show is no longer shown (CON-066, QUE-084); `false` for any other ticket. */
export function isShowTicketOver(ticket: Known, now: Date): boolean {
  const startsAt = showStart(ticket);
  if (startsAt === null) return false;
  const takenAt = new Date(ticket.createdAt);
  const executedAt = ticket.executedAt === null ? null : new Date(ticket.executedAt);
  return now > eventTicketKeptUntil(startsAt, { takenAt, executedAt });
}

/** When the show of a ticket begins; `null` if the ticket is not for a show. */
function showStart({ merchant, queueDailyCounter }: ShowTicket): Date | null {
  const { date, time } = queueDailyCounter;
  return time === null ? null : instantOf(date, time, merchant.timezone);
}

/** A sentence that explains why staff ended a ticket; `null` if they did not. */
export function endSentence(t: Words, ticket: Ticket): string | null {
  const { endReason, merchant, queueDailyCounter } = ticket;
  if (!endReason) return null;
  // S-10: staff end the tickets of a show by cancelling it, alone or with all shows of its queue.
  const isCancelled =
    ['sent-away', 'queue-removed'].includes(endReason) && queueDailyCounter.time !== null;
  return t(isCancelled ? 'ticket.show.cancelled' : `ticket.${endReason}`, { name: merchant.name });
}

/** Whether staff or the end of its day ended a ticket, rather than its holder or its code's expiry. */
export function wasEnded(ticket: Ticket, now: Date): boolean {
  return Boolean(ticket.endReason) || hasMissedItsDay(ticket, now);
}

/** Whether the queue of a waiting ticket was closed. For a show, closing only ends bookings. */
export function isQueueClosed({ queueDailyCounter }: Pick<Ticket, 'queueDailyCounter'>): boolean {
  return queueDailyCounter.closed && queueDailyCounter.time === null;
}

/**
 * S-05, S-13: a sentence with the day and time at which the show of a ticket begins; `null` if the ticket is not for a show.
 */
export function showSentence(t: Words, ticket: ShowTicket, now: Date): string | null {
  const startsAt = showStart(ticket);
  if (startsAt === null) return null;
  const { timezone } = ticket.merchant;
  const { date } = ticket.queueDailyCounter;
  const time = formatTime(startsAt, timezone);
  return t(`ticket.show.${relativeDay(date, now, timezone)}`, { time, date: formatDay(t, date) });
}

/** QUE-071: whether a ticket was not called before its day ended; `false` for a ticket for a show. */
export function hasMissedItsDay(ticket: Ticket, now: Date): boolean {
  const { status, executedAt, canceledAt, merchant, queueDailyCounter } = ticket;
  const { date, time } = queueDailyCounter;
  if (time !== null || executedAt !== null || canceledAt !== null) return false;
  return status === 'expired' && date < localTime(now, merchant.timezone).date;
}

/**
 * Whether a ticket is still polled: while it waits, until the number being served reaches it (CON-031), and then as long
 * as its code is neither used nor expired (CON-049).
 */
export function isFollowed(ticket: Ticket, now: Date): boolean {
  const { canceledAt, checkedInAt, expiresAt, qrCodeJWT } = ticket;
  if (canceledAt !== null || checkedInAt !== null || isShowTicketOver(ticket, now)) return false;
  if (holderStatus(ticket) === 'waiting') return true;
  return qrCodeJWT !== null && !isQrExpired(expiresAt, now);
}
