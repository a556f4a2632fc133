import { ApiError, type Route, serve, serveRedirect } from '@turno/kit';
import type { ErrorCode } from '@turno/shared-types';
import {
  facebookFinishCall,
  facebookReturnCall,
  facebookSignInCall,
  facebookStartCall,
} from '@turno/shared-types/facebook';
import type { Deps } from '../deps.ts';
import { takeGuestTickets } from '../guest-tickets/index.ts';
import { deviceName, presentSession } from '../sessions/index.ts';
import { finishRedirect, redeemCode, signInByToken } from './sign-in.ts';

/** Signing in with Facebook: by an access token, or by its page and back. */
export function facebookRoutes(deps: Deps): Route[] {
  // Browsers send the fragment of an address to no server and in no Referer.
  const page = (part: Record<string, string>) =>
    `${deps.pageUrl}/signin#${new URLSearchParams(part)}`;
  const failed = (code: ErrorCode) => page({ facebook_error: code });
  return [
    serve(facebookSignInCall, async (input) => {
      const { access_token: token, email } = input.body;
      const device = deviceName(input.userAgent);
      const session = await signInByToken(deps, { token, email, device });
      return presentSession(session, await takeGuestTickets(deps, input, session));
    }),
    serveRedirect(facebookStartCall, async (input) => {
      const isRedirected = await deps.facebook?.start(input);
      return isRedirected ? null : failed('facebook_signin_error');
    }),
    serveRedirect(facebookReturnCall, async (input) => {
      try {
        return page({ facebook_code: await finishRedirect(deps, input) });
      } catch (error) {
        // The browser navigated here, so the answer must be a page, also for an error.
        if (error instanceof ApiError) return failed(error.code);
        deps.facebook?.report(error);
        return failed('facebook_signin_error');
      }
    }),
    serve(facebookFinishCall, async (input) => {
      const device = deviceName(input.userAgent);
      const session = await redeemCode(deps, { ...input.body, device });
      return presentSession(session, await takeGuestTickets(deps, input, session));
    }),
  ];
}
