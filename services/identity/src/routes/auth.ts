import { type Route, requireCaller, serve } from '@turno/kit';
import { botChallengeCall, meCall, signInCall, signOutCall, signUpCall } from '@turno/shared-types';
import { restoreSession } from '../actions/restore-session.ts';
import { signIn } from '../actions/sign-in.ts';
import { signOut } from '../actions/sign-out.ts';
import { signUp } from '../actions/sign-up.ts';
import type { Deps } from '../deps.ts';
import { deviceName } from '../device-name.ts';
import { presentChallenge } from '../present/challenge.ts';
import { presentSession } from '../present/session.ts';

/** Every call of identity. */
export function authRoutes(deps: Deps): Route[] {
  return [
    serve(botChallengeCall, async () =>
      presentChallenge(await deps.botCheck.createChallenge(deps.now())),
    ),
    serve(signUpCall, async ({ body: { roles, name, captchaToken, ...account }, userAgent }) => {
      // The contract lets exactly one role through.
      const role = roles[0] ?? 'ROLE_GUEST';
      return presentSession(
        await signUp(deps, {
          ...account,
          role,
          name: name ?? null,
          captchaToken,
          device: deviceName(userAgent),
        }),
      );
    }),
    serve(signInCall, async ({ body, clientAddress, userAgent }) =>
      presentSession(await signIn(deps, { ...body, clientAddress, device: deviceName(userAgent) })),
    ),
    serve(meCall, async (input) =>
      presentSession(await restoreSession(deps, requireCaller(input))),
    ),
    serve(signOutCall, async (input) => signOut(deps, requireCaller(input)).then(() => null)),
  ];
}
