import { ApiError, type Route, serve } from '@turno/kit';
import { queueTicketsCall } from '@turno/shared-types';
import { TICKETS_PER_PAGE } from '@turno/shared-types/constants';
import { merchantDay } from '@turno/shared-types/rules';
import { ticketSearch } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { staffTickets } from '../views/tickets.ts';
import { windowOf } from './list-window.ts';

/** The tickets of today, as staff look through them (QUE-074, QUE-075). */
export function queueTicketRoutes(deps: Deps): Route[] {
  return [
    serve(queueTicketsCall, async ({ params, query, reply }) => {
      const all = await countersOn(deps, { ...params, date: query.date ?? null });
      const counterIds = all.filter((id) => id === (query.counterId ?? id));
      const { tickets, total } = await deps.store.ticketLists.findPage({
        counterIds,
        executed: query.executed ?? null,
        withEnded: query.with_ended ?? false,
        isLatestFirst: query.order_by === 'executedAt_desc',
        minPax: query.minPax ?? null,
        maxPax: query.maxPax ?? null,
        search: query.q ? ticketSearch(query.q) : null,
        ...windowOf(query, TICKETS_PER_PAGE),
      });
      reply.set('X-Total-Count', String(total));
      return staffTickets(deps, tickets);
    }),
  ];
}

type QueueRef = { merchantId: number; queueId: number };

/** The counters of a queue, of its children and of its shows, of today or of a later day. */
async function countersOn(
  { store, now }: Deps,
  { merchantId, queueId, date }: QueueRef & { date: string | null },
) {
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  if (!merchant || !queue) throw new ApiError('queue_not_found');
  const all = queue.multiQueue ? await store.queues.findOf([merchantId]) : [];
  const children = all.filter(({ parentQueueId }) => parentQueueId === queueId);
  const ids = [queueId, ...children.map(({ id }) => id)];
  const { date: today } = merchantDay(merchant, now());
  if (date !== null && date < today) return [];
  return (await store.counterStates.findOn(ids, date ?? today)).map(({ id }) => id);
}
