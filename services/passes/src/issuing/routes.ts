import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import {
  changePassTypeCall,
  createPassesCall,
  createPassTypeCall,
  franchisingPassTypesCall,
  passTypesCall,
} from '@turno/shared-types/passes';
import { isMerchant } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { presentPass } from '../passes/index.ts';
import { changePassType, createPassType, listPassTypes } from './change-pass-types.ts';
import { createPasses, issuableTypes } from './create-passes.ts';

/** The types of passes, and the creation of passes by staff. */
export function issuingRoutes(deps: Deps): Route[] {
  return [
    serve(passTypesCall, async (input) => {
      const { userId, role } = requireCaller(input);
      try {
        const types = await deps.store.passTypes.list();
        return isMerchant(role) ? await issuableTypes(deps, userId, types) : types;
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
    serve(createPassesCall, async ({ body, idempotencyKey: key, ...input }) => {
      const { userId } = requireCaller(input);
      const passes = await createPasses(deps, { ...body, userId, key });
      return { passIds: passes.map(({ id }) => id), passes: passes.map(presentPass) };
    }),
  ];
}
