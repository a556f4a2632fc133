import type { Merchant, Ticket } from '@turno/shared-types';
import { eventsPath, takeNumberPath } from '../../paths.ts';
import { queuePath, visibleQueue } from '../queue/queue-path.ts';

/** CON-045, CON-047: the page where a ticket of the same queue is taken; for an unknown queue, a page that redirects. */
export function rejoinPath(ticket: Ticket, merchant: Merchant | undefined): string {
  if (ticket.queue.type === 'event') return eventsPath(ticket.merchant.vanity);
  const queue = merchant && visibleQueue(merchant, ticket.queue.id);
  return queue ? queuePath(merchant, queue) : takeNumberPath(ticket.merchant.id, ticket.queue.id);
}
