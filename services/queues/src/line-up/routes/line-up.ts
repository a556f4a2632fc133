import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import { estimateCall, lineUpCall } from '@turno/shared-types';
import { presentEstimate, queueView } from '../../figures/index.ts';
import { ticketPresenter } from '../../tickets/index.ts';
import { lineUp } from '../actions/line-up.ts';
import type { Deps } from '../deps.ts';

/** Taking a number, and how long it would take. */
export function lineUpRoutes(deps: Deps): Route[] {
  const present = ticketPresenter(deps);
  return [
    serve(lineUpCall, async ({ params, query, body, caller, idempotencyKey }) => {
      const ticket = await lineUp(deps, {
        merchantId: params.merchantId,
        queueId: params.queueId,
        caller: requireCaller({ caller }),
        isStaff: params.scope === 'private',
        body,
        time: query.time ?? null,
        idempotencyKey,
      });
      const [presented] = await present([ticket]);
      if (!presented) throw new ApiError('queue_not_found');
      return presented;
    }),
    serve(estimateCall, async ({ params, query }) =>
      presentEstimate(await queueView(deps, { ...params, time: query.time }), query.counter),
    ),
  ];
}
