import type { Ticket } from '@turno/shared-types';
import { eventTicketPath, passTicketPath, reservationPath } from '../../paths.ts';

type Known = Pick<Ticket, 'queueDailyCounterId'> & {
  merchant: Pick<Ticket['merchant'], 'id'>;
  queue: Pick<Ticket['queue'], 'id' | 'type' | 'passMode'>;
};

/** Where a ticket is shown: one for a show, and one that a pass was given for, on a page of its own. */
export function ticketPath({ merchant, queue, queueDailyCounterId }: Known): string {
  if (queue.type === 'event') return eventTicketPath(merchant.id, queue.id, queueDailyCounterId);
  if (queue.passMode !== 'free') return passTicketPath(merchant.id, queue.id);
  return reservationPath(merchant.id, queue.id);
}
