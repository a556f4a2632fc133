import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import {
  lineUpOwnersRequestCall,
  passOwnersValidationCall,
  ticketStatusCall,
} from '@turno/shared-types';
import { passModeInForce } from '@turno/shared-types/rules';
import { wantedShow } from '../actions/line-up-context.ts';
import { passDayOf } from '../actions/pass-claim.ts';
import { findTicketOutcome } from '../actions/ticket-passes.ts';
import type { Deps } from '../deps.ts';
import type { ShowRef } from '../rules/line-up-request.ts';

type Asked = ShowRef & { merchantId: number; queueId: number };
type Refs = { id: number; passId: number }[];

/** Lining up with passes: which people could, whether the given ones may, and the state of a ticket. */
export function passLineUpRoutes(deps: Deps): Route[] {
  return [
    serve(lineUpOwnersRequestCall, async ({ params, query, body, caller }) => {
      const { userId } = requireCaller({ caller });
      const asked = { ...params, ...query };
      const verdict = await request(deps, asked, { userId, passOwners: body.passOwners ?? [] });
      const isUnknown = verdict.passOwnersValidation.some(
        ({ error_code }) => error_code === 'pass_owner_not_found',
      );
      if (isUnknown) throw new ApiError('pass_owner_not_found');
      return verdict;
    }),
    serve(passOwnersValidationCall, async ({ params, query, body, caller }) => {
      const { userId } = requireCaller({ caller });
      const asked = { ...params, ...query };
      const { passOwnersValidation } = await request(deps, asked, { userId, ...body });
      return { passOwnersValidation };
    }),
    serve(ticketStatusCall, async ({ params }) => ({
      status: await findTicketOutcome(deps, params.ticketId),
    })),
  ];
}

/** passes searches only the caller's own people and passes. */
async function request(
  { store, passes, now }: Deps,
  { merchantId, queueId, ...show }: Asked,
  question: { userId: number; passOwners: Refs },
) {
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  if (!merchant) throw new ApiError('merchant_not_found');
  if (!queue) throw new ApiError('queue_not_found');
  const passMode = passModeInForce(queue);
  if (passMode === 'free') throw new ApiError('queue_not_supported');
  const at = now();
  const day = passDayOf(merchant, wantedShow(merchant, queue, { ...show, at }), at);
  return passes.validate({ ...question, merchantId, queueId, passMode, ...day });
}
