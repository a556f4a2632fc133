import type { Merchant, Ticket } from '@turno/shared-types';
import { eventsPath, takeNumberPath } from '../../paths.ts';
import { queuePath, visibleQueue } from '../queue/queue-path.ts';

/** CON-045, CON-047: where a ticket like this one is taken; for a queue nobody knows the page that finds out. */
export function wayBack(ticket: Ticket, merchant: Merchant | undefined): string {
  if (ticket.queue.type === 'event') return eventsPath(ticket.merchant.vanity);
  const queue = merchant && visibleQueue(merchant, ticket.queue.id);
  return queue ? queuePath(merchant, queue) : takeNumberPath(ticket.merchant.id, ticket.queue.id);
}
