import { ApiError, type Route, requireCaller, runIdempotent, serve } from '@turno/kit';
import {
  changeMerchantPassTypeCall,
  changePassTypeCall,
  createMerchantPassTypeCall,
  createPassesCall,
  createPassTypeCall,
  franchisingPassTypesCall,
  merchantPassTypesCall,
  passTypesCall,
  removeMerchantPassTypeCall,
  removePassTypeCall,
} from '@turno/shared-types/passes';
import type { Deps } from '../deps.ts';
import { presentPass } from '../passes/index.ts';
import {
  changePassType,
  createPassType,
  listPassTypes,
  removePassType,
} from './change-pass-types.ts';
import { createPasses } from './create-passes.ts';
import { changeOwnPassType, createOwnPassType, removeOwnPassType } from './own-pass-types.ts';
import { readPassTypes } from './read-pass-types.ts';

/** The types of passes, and the creation of passes by staff. */
export function issuingRoutes(deps: Deps): Route[] {
  return [...typeRoutes(deps), ...franchisingRoutes(deps), ...merchantRoutes(deps)];
}

function typeRoutes(deps: Deps): Route[] {
  return [
    serve(passTypesCall, async ({ query, reply, ...input }) => {
      try {
        const { rows, total } = await readPassTypes(deps, requireCaller(input), query);
        reply.set('X-Total-Count', String(total));
        return rows;
      } catch (error) {
        // PAS-035: a code of its own lets screens tell this failure from others.
        throw ApiError.because('pass_types_error', error);
      }
    }),
    serve(createPassesCall, ({ body, idempotencyKey: key, ...input }) => {
      const { userId } = requireCaller(input);
      const request = ['create_passes', body.passTypeId, body.passCount];
      return runIdempotent(deps, { userId, idempotencyKey: key, request }, async () => {
        const passes = await createPasses(deps, { ...body, userId, key });
        return {
          passIds: passes.map(({ id }) => id),
          passes: passes.map((pass) => presentPass(pass)),
        };
      });
    }),
  ];
}

function franchisingRoutes(deps: Deps): Route[] {
  return [
    serve(franchisingPassTypesCall, ({ params, ...input }) =>
      listPassTypes(deps, { ...params, userId: requireCaller(input).userId }),
    ),
    serve(createPassTypeCall, ({ params, body, idempotencyKey: key, ...input }) => {
      const { userId } = requireCaller(input);
      const request = ['create_pass_type', params.franchisingId, body];
      return runIdempotent(deps, { userId, idempotencyKey: key, request }, () =>
        createPassType(deps, { ...params, userId, body, key }),
      );
    }),
    serve(changePassTypeCall, ({ params, body, ...input }) =>
      changePassType(deps, { ...params, userId: requireCaller(input).userId, body }),
    ),
    serve(removePassTypeCall, ({ params, ...input }) =>
      removePassType(deps, { ...params, userId: requireCaller(input).userId }).then(() => null),
    ),
  ];
}

function merchantRoutes(deps: Deps): Route[] {
  return [
    serve(merchantPassTypesCall, ({ params: { merchantId } }) =>
      deps.store.passTypes.listAt([merchantId]),
    ),
    serve(createMerchantPassTypeCall, ({ params, body, idempotencyKey: key, ...input }) => {
      const by = staffOf(input);
      const { userId } = by;
      const request = ['create_own_pass_type', params.merchantId, body];
      return runIdempotent(deps, { userId, idempotencyKey: key, request }, () =>
        createOwnPassType(deps, { ...params, by, body, key }),
      );
    }),
    serve(changeMerchantPassTypeCall, ({ params, body, ...input }) =>
      changeOwnPassType(deps, { ...params, by: staffOf(input), body }),
    ),
    serve(removeMerchantPassTypeCall, ({ params, ...input }) =>
      removeOwnPassType(deps, { ...params, by: staffOf(input) }).then(() => null),
    ),
  ];
}

function staffOf(input: Parameters<typeof requireCaller>[0]) {
  const { userId, staffRole: role } = requireCaller(input);
  if (!role) throw new ApiError('forbidden');
  return { userId, role };
}
