import { type Route, senderNetwork, serve } from '@turno/kit';
import { botChallengeCall, signUpCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { takeGuestTickets } from '../guest-tickets/index.ts';
import { deviceName, presentSession } from '../sessions/index.ts';
import { signUp, signUpGuest } from './sign-up.ts';

/** Signing up as a user, a merchant or a guest, and the puzzle that comes before it. */
export function signUpRoutes(deps: Deps): Route[] {
  return [
    serve(botChallengeCall, async ({ clientAddress }) => {
      const network = senderNetwork(clientAddress);
      return deps.botCheck.createChallenge(deps.now(), network);
    }),
    serve(signUpCall, async (input) => {
      const { body, clientAddress, userAgent, locale } = input;
      const { email, password, captchaToken, name = null } = body;
      // The contract lets exactly one role through.
      const [role = 'ROLE_GUEST'] = body.roles;
      const account = { email, password, captchaToken, clientAddress };
      if (role === 'ROLE_GUEST') return presentSession(await signUpGuest(deps, account));
      const device = deviceName(userAgent);
      const session = await signUp(deps, { ...account, role, name, device, locale });
      return presentSession(session, await takeGuestTickets(deps, input, session));
    }),
  ];
}
