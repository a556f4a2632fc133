import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import {
  endOtherSessionsCall,
  endSessionCall,
  meCall,
  sessionsCall,
  signInCall,
  signOutCall,
  toggleSessionCall,
} from '@turno/shared-types';
import { authenticate } from '../authenticate.ts';
import type { Deps } from '../deps.ts';
import { takeGuestTickets } from '../guest-tickets/index.ts';
import { completeRegistration, restoreSession } from './open-session.ts';
import { passwordPassport, signIn, type VerifiedUser } from './sign-in.ts';
import { endOtherSessions, endSession, signOut } from './sign-out.ts';
import { deviceName, presentSession, presentSessions } from './views.ts';

/** Signing in and out, and the list of sessions. */
export function sessionRoutes(deps: Deps): Route[] {
  const passport = passwordPassport(deps);
  return [
    serve(signInCall, async (input) => {
      const authenticated = await authenticate<VerifiedUser>(passport, 'local', input);
      // The strategy itself rejects a missing address or password.
      if (!authenticated) throw new ApiError('invalid_credentials');
      const { user, isFamiliar } = authenticated.user;
      const { password } = input.body;
      const sender = { device: deviceName(input.userAgent), isFamiliar, locale: input.locale };
      const session = await signIn(deps, user, { password, ...sender });
      return presentSession(session, await takeGuestTickets(deps, input, session));
    }),
    serve(meCall, async (input) =>
      presentSession(await restoreSession(deps, requireCaller(input), input.locale)),
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
    serve(endOtherSessionsCall, async (input) =>
      endOtherSessions(deps, requireCaller(input)).then(() => null),
    ),
    serve(endSessionCall, async ({ params: { userId, sessionId } }) =>
      endSession(deps, { userId, shownId: sessionId }).then(() => null),
    ),
  ];
}
