import type { Merchant, Ticket } from '@turno/shared-types';
import {
  eventsPath,
  eventTicketPath,
  passTicketPath,
  reservationPath,
  takeNumberPath,
} from '../../paths.ts';
import { queuePath, visibleQueue } from '../queue/queue-path.ts';

type Known = Pick<Ticket, 'queueDailyCounterId'> & {
  merchant: Pick<Ticket['merchant'], 'id'>;
  queue: Pick<Ticket['queue'], 'id' | 'type' | 'passMode'>;
};

/** The page of a ticket; tickets for a show and those taken with a pass have pages of their own. */
export function ticketPath({ merchant, queue, queueDailyCounterId }: Known): string {
  if (queue.type === 'event') return eventTicketPath(merchant.id, queue.id, queueDailyCounterId);
  if (queue.passMode !== 'free') return passTicketPath(merchant.id, queue.id);
  return reservationPath(merchant.id, queue.id);
}

/** CON-045, CON-047: where to take a ticket like this one again; for an unknown queue, a page that redirects. */
export function rejoinPath(ticket: Ticket, merchant: Merchant | undefined): string {
  if (ticket.queue.type === 'event') return eventsPath(ticket.merchant.vanity);
  const queue = merchant && visibleQueue(merchant, ticket.queue.id);
  return queue ? queuePath(merchant, queue) : takeNumberPath(ticket.merchant.id, ticket.queue.id);
}
