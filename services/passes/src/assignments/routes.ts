import { type Route, requireCaller, serve } from '@turno/kit';
import { activatePassesCall, associatePassesCall } from '@turno/shared-types/passes';
import type { Deps } from '../deps.ts';
import { loadPassOwner, presentPassOwner } from '../owners/index.ts';
import { type Activation, activatePasses } from './activate-passes.ts';
import { associatePasses } from './associate-passes.ts';

/** Association and activation of passes; both return the person with the updated passes. */
export function assignmentRoutes(deps: Deps): Route[] {
  const changed = async (
    change: (deps: Deps, request: Activation) => Promise<void>,
    request: Activation,
  ) => {
    await change(deps, request);
    const { userId, ownerId, merchantId } = request;
    return presentPassOwner(await loadPassOwner(deps, userId, ownerId, { merchantId }));
  };
  return [
    serve(associatePassesCall, ({ params: { ownerId }, body, ...input }) =>
      changed(associatePasses, { userId: requireCaller(input).userId, ownerId, ...body }),
    ),
    serve(activatePassesCall, ({ params: { ownerId }, body, ...input }) =>
      changed(activatePasses, { userId: requireCaller(input).userId, ownerId, ...body }),
    ),
  ];
}
