import { ApiError, type Route, requireCaller, runIdempotent, serve, textDigest } from '@turno/kit';
import { type CallOutput, validatePassOwnersCall } from '@turno/shared-types';
import {
  createPassOwnerCall,
  passCall,
  passOwnerCall,
  passOwnersCall,
  renamePassOwnerCall,
} from '@turno/shared-types/passes';
import type { Deps } from '../deps.ts';
import { presentPassWithDetails } from '../passes/index.ts';
import { createPassOwner, renamePassOwner } from './change-owners.ts';
import { loadPassOwner, loadPassOwners } from './read-owners.ts';
import { validatePassOwners } from './validate.ts';
import { presentPassOwner } from './views.ts';

/** The pass owners of a user, and which of them could line up, which queues requests before it shows them. */
export function passOwnerRoutes(deps: Deps): Route[] {
  const read = async (userId: number, ownerId: number, reading?: ReturnType<typeof readingOf>) =>
    presentPassOwner(await loadPassOwner(deps, userId, ownerId, reading));
  return [
    serve(passOwnersCall, async ({ query, ...input }) => {
      const { userId } = requireCaller(input);
      const page = { page: query.page, perPage: query.per_page, ...readingOf(query) };
      return (await loadPassOwners(deps, userId, page)).map(presentPassOwner);
    }),
    serve(passOwnerCall, ({ params, query, ...input }) =>
      read(requireCaller(input).userId, params.ownerId, readingOf(query)),
    ),
    serve(createPassOwnerCall, async ({ body: { name }, idempotencyKey: key, ...input }) => {
      const { userId } = requireCaller(input);
      // The record contains no name: a digest identifies the request, and the reply is the id.
      const command = { userId, idempotencyKey: key, request: ['add_owner', textDigest(name)] };
      const created = await runIdempotent(deps, command, () =>
        createPassOwner(deps, { userId, name, key }),
      );
      return read(userId, created);
    }),
    serve(renamePassOwnerCall, async ({ params: { ownerId }, body: { name }, ...input }) => {
      const { userId } = requireCaller(input);
      await renamePassOwner(deps, { userId, ownerId, name });
      return read(userId, ownerId);
    }),
    serve(passCall, async ({ params: { ownerId, passId }, ...input }) => {
      const { userId } = requireCaller(input);
      const [pass] = await deps.store.passes.findAmong(userId, [passId]);
      if (pass?.passOwnerId !== ownerId) throw new ApiError('pass_not_found');
      return presentPassWithDetails(pass);
    }),
    serve(validatePassOwnersCall, async ({ body }) => {
      const { eligible, passes, verdicts, day } = await validatePassOwners(deps, body);
      return {
        passOwners: eligible.map((owner) =>
          presentPassOwner({ owner, passes, day, now: deps.now() }),
        ),
        passOwnersValidation: verdicts.map(({ blocker, ...asked }) => ({
          ...asked,
          valid: blocker === null,
          error_code: blocker?.code ?? null,
          usable_from: blocker?.from?.toISOString() ?? null,
        })),
      };
    }),
  ];
}

type Query = CallOutput<typeof passOwnerCall>['query'];

function readingOf({ refresh_usages: isRefresh, merchant_id: merchantId }: Query) {
  return { isRefresh, merchantId };
}
