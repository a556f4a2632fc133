import { type Route, serve } from '@turno/kit';
import { merchantClosedCall } from '@turno/shared-types/passes';
import type { Deps } from '../deps.ts';
import { closeMerchant } from './close-merchant.ts';

/** What queues calls when a merchant has closed for good. */
export function closureRoutes(deps: Deps): Route[] {
  return [
    serve(merchantClosedCall, async ({ params: { merchantId } }) => {
      await closeMerchant(deps, merchantId);
      return {};
    }),
  ];
}
