import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import {
  changeMerchantPassTypeCall,
  changePassTypeCall,
  createMerchantPassTypeCall,
  createPassesCall,
  createPassTypeCall,
  franchisingPassTypesCall,
  merchantPassTypesCall,
  passTypesCall,
} from '@turno/shared-types/passes';
import { isMerchant } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { presentPass } from '../passes/index.ts';
import { changePassType, createPassType, listPassTypes } from './change-pass-types.ts';
import { createPasses, typesOfSeller } from './create-passes.ts';
import { changeOwnPassType, createOwnPassType } from './own-pass-types.ts';

/** The types of passes, and the creation of passes by staff. */
export function issuingRoutes(deps: Deps): Route[] {
  return [
    serve(passTypesCall, async (input) => {
      const { userId, role } = requireCaller(input);
      try {
        return isMerchant(role)
          ? await typesOfSeller(deps, userId)
          : await deps.store.passTypes.list();
      } catch {
        // PAS-035: screens tell it from other failures.
        throw new ApiError('pass_types_error');
      }
    }),
    serve(franchisingPassTypesCall, ({ params, ...input }) =>
      listPassTypes(deps, { ...params, userId: requireCaller(input).userId }),
    ),
    serve(createPassTypeCall, ({ params, body, idempotencyKey: key, ...input }) =>
      createPassType(deps, { ...params, userId: requireCaller(input).userId, body, key }),
    ),
    serve(changePassTypeCall, ({ params, body, ...input }) =>
      changePassType(deps, { ...params, userId: requireCaller(input).userId, body }),
    ),
    serve(merchantPassTypesCall, ({ params: { merchantId } }) =>
      deps.store.passTypes.listAt([merchantId]),
    ),
    serve(createMerchantPassTypeCall, ({ params, body, idempotencyKey: key, ...input }) =>
      createOwnPassType(deps, { ...params, by: staffOf(input), body, key }),
    ),
    serve(changeMerchantPassTypeCall, ({ params, body, ...input }) =>
      changeOwnPassType(deps, { ...params, by: staffOf(input), body }),
    ),
    serve(createPassesCall, async ({ body, idempotencyKey: key, ...input }) => {
      const { userId } = requireCaller(input);
      const passes = await createPasses(deps, { ...body, userId, key });
      return { passIds: passes.map(({ id }) => id), passes: passes.map(presentPass) };
    }),
  ];
}

function staffOf(input: Parameters<typeof requireCaller>[0]) {
  const { userId, staffRole: role } = requireCaller(input);
  if (!role) throw new ApiError('forbidden');
  return { userId, role };
}
