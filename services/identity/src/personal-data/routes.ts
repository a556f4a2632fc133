import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import {
  accountCall,
  deleteAccountCall,
  endSessionCall,
  exportAccountCall,
  sessionsCall,
} from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { endSession } from '../sessions/end-session.ts';
import { presentSessions } from '../sessions/present-session-list.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { presentExport } from './views.ts';

/** What people do with their own account. */
export function accountRoutes(deps: Deps): Route[] {
  return [
    serve(accountCall, async ({ params }) => {
      const user = await deps.store.users.findById(params.userId);
      if (!user) throw new ApiError('not_found');
      const { id, email, name, role, facebookId } = user;
      return { id, email, name, role, signsInWithFacebook: facebookId !== undefined };
    }),
    serve(sessionsCall, async (input) => {
      const { userId, sessionId } = requireCaller(input);
      const now = deps.now();
      return presentSessions(await deps.store.sessions.findOfUser(userId, now), sessionId, now);
    }),
    serve(endSessionCall, async ({ params }) =>
      endSession(deps, { userId: params.userId, key: params.sessionId }).then(() => null),
    ),
    serve(exportAccountCall, async (input) => {
      const { userId, sessionId } = requireCaller(input);
      const data = await exportAccount(deps, userId, input.requestId);
      return presentExport(data, sessionId, deps.now());
    }),
    serve(deleteAccountCall, async (input) => {
      const { userId, sessionId } = requireCaller(input);
      const { body, requestId } = input;
      const ask = { userId, sessionId, password: body.password, requestId };
      await deleteAccount(deps, ask);
      return null;
    }),
  ];
}
