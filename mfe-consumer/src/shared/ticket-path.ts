import type { Ticket } from '@turno/shared-types';
import { eventTicketPath, reservationPath } from '../paths.ts';

type Known = Pick<Ticket, 'queueDailyCounterId'> & {
  merchant: Pick<Ticket['merchant'], 'id'>;
  queue: Pick<Ticket['queue'], 'id' | 'type'>;
};

/** Where a ticket is shown: one for a show on a page of its own. */
export function ticketPath({ merchant, queue, queueDailyCounterId }: Known): string {
  return queue.type === 'event'
    ? eventTicketPath(merchant.id, queue.id, queueDailyCounterId)
    : reservationPath(merchant.id, queue.id);
}
