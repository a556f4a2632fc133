import { type Route, requireCaller, serve } from '@turno/kit';
import {
  endSessionCall,
  meCall,
  sessionsCall,
  signInCall,
  signOutCall,
  toggleSessionCall,
} from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { deviceName } from './device-name.ts';
import { completeRegistration, restoreSession } from './restore-session.ts';
import { signIn } from './sign-in.ts';
import { endSession, signOut } from './sign-out.ts';
import { presentSession, presentSessions } from './views.ts';

/** Signing in and out, and the list of sessions. */
export function sessionRoutes(deps: Deps): Route[] {
  return [
    serve(signInCall, async ({ body, clientAddress, userAgent }) =>
      presentSession(await signIn(deps, { ...body, clientAddress, device: deviceName(userAgent) })),
    ),
    serve(meCall, async (input) =>
      presentSession(await restoreSession(deps, requireCaller(input))),
    ),
    serve(toggleSessionCall, async (input) => {
      const device = deviceName(input.userAgent);
      return presentSession(await completeRegistration(deps, requireCaller(input), device));
    }),
    serve(signOutCall, async (input) => signOut(deps, requireCaller(input)).then(() => null)),
    serve(sessionsCall, async (input) => {
      const { userId, sessionId } = requireCaller(input);
      const now = deps.now();
      return presentSessions(await deps.store.sessions.findOfUser(userId, now), sessionId, now);
    }),
    serve(endSessionCall, async ({ params: { userId, sessionId } }) =>
      endSession(deps, { userId, shownId: sessionId }).then(() => null),
    ),
  ];
}
