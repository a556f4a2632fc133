import { type Route, requireCaller, serve } from '@turno/kit';
import {
  botChallengeCall,
  meCall,
  signInCall,
  signOutCall,
  signUpCall,
  toggleSessionCall,
} from '@turno/shared-types';
import { presentChallenge } from '../bot-check/challenge.ts';
import type { Deps } from '../deps.ts';
import { signUp } from '../sign-up/sign-up.ts';
import { signUpGuest } from '../sign-up/sign-up-guest.ts';
import { deviceName } from './device-name.ts';
import { presentSession } from './present-session.ts';
import { restoreSession } from './restore-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { toggleSession } from './toggle-session.ts';

/** Signing up, in and out. */
export function authRoutes(deps: Deps): Route[] {
  return [
    serve(botChallengeCall, async () =>
      presentChallenge(await deps.botCheck.createChallenge(deps.now())),
    ),
    serve(signUpCall, async ({ body, clientAddress, userAgent }) => {
      const { email, password, captchaToken, name = null } = body;
      // The contract lets exactly one role through.
      const [role = 'ROLE_GUEST'] = body.roles;
      const account = { email, password, captchaToken };
      if (role === 'ROLE_GUEST') return presentSession(await signUpGuest(deps, account));
      const device = deviceName(userAgent);
      return presentSession(await signUp(deps, { ...account, role, name, clientAddress, device }));
    }),
    serve(toggleSessionCall, async (input) =>
      presentSession(await toggleSession(deps, requireCaller(input), deviceName(input.userAgent))),
    ),
    serve(signInCall, async ({ body, clientAddress, userAgent }) =>
      presentSession(await signIn(deps, { ...body, clientAddress, device: deviceName(userAgent) })),
    ),
    serve(meCall, async (input) =>
      presentSession(await restoreSession(deps, requireCaller(input))),
    ),
    serve(signOutCall, async (input) => signOut(deps, requireCaller(input)).then(() => null)),
  ];
}
