import { type Route, requireCaller, serve } from '@turno/kit';
import { activatePassesCall, associatePassesCall } from '@turno/shared-types/passes';
import type { Deps } from '../deps.ts';
import { loadPassOwner, presentPassOwner } from '../owners/index.ts';
import { activatePasses } from './activate-passes.ts';
import { associatePasses, type PassesOfOwner } from './associate-passes.ts';

/** Association and activation of passes; both return the person with the passes as they are then. */
export function assignmentRoutes(deps: Deps): Route[] {
  const changed = async (
    change: (deps: Deps, request: PassesOfOwner) => Promise<void>,
    request: PassesOfOwner,
  ) => {
    await change(deps, request);
    return presentPassOwner(await loadPassOwner(deps, request.userId, request.ownerId));
  };
  return [
    serve(associatePassesCall, ({ params: { ownerId }, body: { passIds }, ...input }) =>
      changed(associatePasses, { userId: requireCaller(input).userId, ownerId, passIds }),
    ),
    serve(activatePassesCall, ({ params: { ownerId }, body: { passIds }, ...input }) =>
      changed(activatePasses, { userId: requireCaller(input).userId, ownerId, passIds }),
    ),
  ];
}
