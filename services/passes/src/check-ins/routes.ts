import { type Route, requireCaller, serve } from '@turno/kit';
import { checkInCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { checkInTicket } from './check-in-ticket.ts';
import { presentCheckIn } from './views.ts';

/** Staff check a ticket in. */
export function checkInRoutes(deps: Deps): Route[] {
  return [
    serve(checkInCall, async (input) => {
      const { userId } = requireCaller(input);
      const { params, body, idempotencyKey: key, requestId } = input;
      const request = { userId, merchantId: params.merchantId, text: body.token, key, requestId };
      return presentCheckIn(await checkInTicket(deps, request));
    }),
  ];
}
