import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import { accountCall, deleteAccountCall, exportAccountCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { deleteAccount } from './delete-account.ts';
import { presentAccount, presentExport } from './views.ts';

/** Reading, exporting and deleting one's own account. */
export function personalDataRoutes(deps: Deps): Route[] {
  const { store, now } = deps;
  return [
    serve(accountCall, async ({ params }) => {
      const user = await store.users.findById(params.userId);
      if (!user) throw new ApiError('not_found');
      return presentAccount(user);
    }),
    serve(exportAccountCall, async (input) => {
      const { userId, sessionId } = requireCaller(input);
      // All or nothing: if one of the services does not answer, the request fails.
      const [user, sessions, queues, passes] = await Promise.all([
        store.users.findById(userId),
        store.sessions.findOfUser(userId, now()),
        deps.people.inQueues(userId, input.requestId),
        deps.people.inPasses(userId, input.requestId),
      ]);
      if (!user) throw new ApiError('not_found');
      return presentExport({ user, sessions, queues, passes }, sessionId, now());
    }),
    serve(deleteAccountCall, async (input) => {
      const { userId, sessionId } = requireCaller(input);
      const { body, requestId } = input;
      await deleteAccount(deps, { userId, sessionId, password: body.password, requestId });
      return null;
    }),
  ];
}
