import { ApiError, type Route, serve, serveRedirect } from '@turno/kit';
import {
  type ErrorCode,
  facebookFinishCall,
  facebookReturnCall,
  facebookSignInCall,
  facebookStartCall,
} from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { deviceName, presentSession } from '../sessions/index.ts';
import { finishRedirect, redeemCode, signInByToken } from './sign-in.ts';

/** Signing in with Facebook: by an access token, or by its page and back. */
export function facebookRoutes(deps: Deps): Route[] {
  // The fragment of an address goes to no server and into no Referer.
  const page = (part: Record<string, string>) =>
    `${deps.pageUrl}/signin#${new URLSearchParams(part)}`;
  const failed = (code: ErrorCode) => page({ facebook_error: code });
  return [
    serve(facebookSignInCall, async ({ body, userAgent }) => {
      const { access_token: token, email } = body;
      return presentSession(
        await signInByToken(deps, { token, email, device: deviceName(userAgent) }),
      );
    }),
    serveRedirect(facebookStartCall, async ({ query }) => {
      const location = (await deps.facebook?.start(query.challenge)) ?? null;
      return location ?? failed('facebook_signin_error');
    }),
    serveRedirect(facebookReturnCall, async ({ query }) => {
      try {
        return page({ facebook_code: await finishRedirect(deps, query) });
      } catch (error) {
        // The browser came with an address: a page is what it can show, whatever happened.
        return failed(error instanceof ApiError ? error.code : 'facebook_signin_error');
      }
    }),
    serve(facebookFinishCall, async ({ body, userAgent }) =>
      presentSession(await redeemCode(deps, { ...body, device: deviceName(userAgent) })),
    ),
  ];
}
