import { ApiError, type Route, serve } from '@turno/kit';
import { queueTicketsCall } from '@turno/shared-types';
import { TICKETS_PER_PAGE } from '@turno/shared-types/constants';
import { merchantDay } from '@turno/shared-types/rules';
import { ticketSearch } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { isDayListed, listedDates } from '../rules/listed-days.ts';
import { staffTickets } from '../views/tickets.ts';
import { windowOf } from './list-window.ts';

/** The tickets of today in the lists of staff (QUE-074, QUE-075). */
export function queueTicketRoutes(deps: Deps): Route[] {
  return [
    serve(queueTicketsCall, async ({ params, query, reply }) => {
      const listed = await listedCounters(deps, { ...params, ...query });
      const { tickets, total } = await deps.store.ticketLists.findPage({
        ...listed,
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

type Listed = {
  merchantId: number;
  queueId: number;
  counterId?: number | undefined;
  date?: string | undefined;
};

/**
 * The counters of a queue, of its children and of its shows that staff may list: those of today, or of the requested date. A
 * counter that is named determines the date, so that a show stays listed past midnight.
 */
async function listedCounters({ store, now }: Deps, asked: Listed) {
  const { merchantId, queueId, counterId, date } = asked;
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  if (!merchant || !queue) throw new ApiError('queue_not_found');
  const all = queue.multiQueue ? await store.queues.findOf([merchantId]) : [];
  const children = all.filter(({ parentQueueId }) => parentQueueId === queueId);
  const ids = [queueId, ...children.map(({ id }) => id)];
  const day = merchantDay(merchant, now());
  const dates = date === undefined ? listedDates(queue, day) : [date];
  const counters =
    counterId === undefined
      ? (await Promise.all(dates.map((each) => store.counterStates.findOn(ids, each)))).flat()
      : await store.counters.findMany([counterId]);
  const listed = counters.filter(
    (each) => ids.includes(each.queueId) && isDayListed(each, queue, { merchant, day }),
  );
  return { counterIds: listed.map(({ id }) => id), isFamily: queue.multiQueue };
}
