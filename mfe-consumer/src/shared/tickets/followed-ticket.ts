import type { Ticket } from '@turno/shared-types';
import { isQrExpired, ticketStatus } from '@turno/shared-types/rules';
import { isShowTicketOver } from './show-over.ts';

/**
 * Whether a ticket is still asked for again and again. While it waits, for its number and its wait: that ends when the
 * number served reaches it (CON-031). Then only for a code that has neither been used nor run out (CON-049).
 */
export function isFollowed(ticket: Ticket, now: Date): boolean {
  const { canceledAt, checkedInAt, expiresAt, qrCodeJWT, queueDailyCounter } = ticket;
  if (canceledAt !== null || checkedInAt !== null || isShowTicketOver(ticket, now)) return false;
  const isShow = queueDailyCounter.time !== null;
  const status = isShow ? ticket.status : ticketStatus(ticket, queueDailyCounter.counter);
  if (status === 'waiting') return true;
  return qrCodeJWT !== null && !isQrExpired(expiresAt, now);
}
