import { type Route, requireCaller, serve } from '@turno/kit';
import { createMerchantCall, joinFranchiseCall, updateMerchantCall } from '@turno/shared-types';
import { presentOne } from '../../directory/index.ts';
import { joinByEmail, joinByInvitation } from '../../franchises/index.ts';
import { changeMerchant } from '../actions/change-merchant.ts';
import { createMerchant } from '../actions/create-merchant.ts';
import type { Deps } from '../deps.ts';

/** Registers and changes merchants, and lets them join franchisings. */
export function merchantChangeRoutes(deps: Deps): Route[] {
  return [
    serve(createMerchantCall, async ({ caller, body, locale, idempotencyKey }) => {
      const { userId, emailVerified } = requireCaller({ caller });
      const registration = { userId, emailVerified, body, locale, idempotencyKey };
      const merchant = await createMerchant(deps, registration);
      return presentOne(deps, merchant, { locale, memberId: userId });
    }),
    serve(joinFranchiseCall, async ({ caller, params: { merchantId }, body, locale }) => {
      const { userId } = requireCaller({ caller });
      const joined =
        'invitation' in body
          ? joinByInvitation(deps, { merchantId, token: body.invitation })
          : joinByEmail(deps, { merchantId, userId, franchisingId: body.franchisingId });
      return presentOne(deps, await joined, { locale, memberId: userId });
    }),
    serve(updateMerchantCall, async ({ caller, params, body, locale }) =>
      presentOne(
        deps,
        await changeMerchant(deps, { merchantId: params.merchantId, sent: body, locale }),
        { locale, memberId: requireCaller({ caller }).userId },
      ),
    ),
  ];
}
