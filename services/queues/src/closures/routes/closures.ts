import { type Route, repliedIf, requireCaller, serve } from '@turno/kit';
import { closeMerchantCall } from '@turno/shared-types';
import { closeMerchant } from '../actions/close-merchant.ts';
import type { Deps } from '../deps.ts';

/** Closing a merchant for good; the action itself checks the owner, so that closing again is not an error. */
export function closureRoutes(deps: Deps): Route[] {
  return [
    serve(closeMerchantCall, async ({ params: { merchantId }, caller }) => {
      const { userId } = requireCaller({ caller });
      return repliedIf(await closeMerchant(deps, { merchantId, userId }), null);
    }),
  ];
}
