import { type Route, requireCaller, serve } from '@turno/kit';
import { createMerchantCall, updateMerchantCall } from '@turno/shared-types';
import { presentOne } from '../../directory/index.ts';
import { changeMerchant } from '../actions/change-merchant.ts';
import { createMerchant } from '../actions/create-merchant.ts';
import type { Deps } from '../deps.ts';

/** Registers and changes merchants. */
export function merchantChangeRoutes(deps: Deps): Route[] {
  return [
    serve(createMerchantCall, async ({ caller, body, locale, idempotencyKey }) => {
      const { userId, emailVerified } = requireCaller({ caller });
      const registration = { userId, emailVerified, body, locale, idempotencyKey };
      const merchant = await createMerchant(deps, registration);
      return presentOne(deps, merchant, { locale });
    }),
    serve(updateMerchantCall, async ({ params, body, locale }) =>
      presentOne(
        deps,
        await changeMerchant(deps, { merchantId: params.merchantId, sent: body, locale }),
        { locale },
      ),
    ),
  ];
}
