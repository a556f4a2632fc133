import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import { estimateCall, lineUpCall, removeTicketCall } from '@turno/shared-types';
import { presentEstimate, queueView } from '../../figures/index.ts';
import { type Deps as NoticesDeps, startTexts } from '../../notices/index.ts';
import { holderTicket } from '../../ticket-views/index.ts';
import { lineUp } from '../actions/line-up.ts';
import { removeTicket } from '../actions/remove-ticket.ts';
import type { Deps } from '../deps.ts';

/** Taking a number, and how long it would take. */
export function lineUpRoutes(deps: Deps & NoticesDeps): Route[] {
  return [
    serve(lineUpCall, async ({ params, query, body, caller, locale, idempotencyKey }) => {
      const isStaff = params.scope === 'private';
      const loaded = await lineUp(deps, {
        merchantId: params.merchantId,
        queueId: params.queueId,
        caller: requireCaller({ caller }),
        isStaff,
        body,
        time: query.time ?? null,
        date: query.date ?? null,
        idempotencyKey,
      });
      if (isStaff && body.byText) await startTexts(deps, loaded, { locale, ...body });
      const ticket = await holderTicket(deps, loaded);
      if (!ticket) throw new ApiError('queue_not_found');
      return ticket;
    }),
    serve(estimateCall, async ({ params, query }) =>
      presentEstimate(await queueView(deps, { ...params, time: query.time }), query.counter),
    ),
  ];
}

/** Leaving a queue; the kit has verified that the caller is the ticket's holder. */
export function ticketRemovalRoutes(deps: Deps): Route[] {
  return [
    serve(removeTicketCall, async ({ params }) => {
      const { userId, queueDailyCounterId: counterId, counter: number } = params;
      await removeTicket(deps, { userId, counterId, number });
      return null;
    }),
  ];
}
