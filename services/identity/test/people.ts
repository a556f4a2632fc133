import type { Deps } from '../src/deps.ts';
import * as sessions from '../src/sessions/sign-in.ts';
import { signUp, signUpGuest } from '../src/sign-up/sign-up.ts';

export const PASSWORD = 'correct horse';

/** Credentials as a browser generates them for a guest. */
export function guestCredentials() {
  const email = `guest+${crypto.randomUUID()}@guest.invalid`;
  return { email, password: 'dK3vQ9xT7mB2pL8wR5yC1nHs', captchaToken: undefined };
}

/** A user or a merchant who has just signed up, with the session that was opened. */
export async function newPerson(
  deps: Deps,
  email: string,
  role: 'ROLE_USER' | 'ROLE_MERCHANT' = 'ROLE_USER',
) {
  const request = { email, password: PASSWORD, role, name: 'Ada', captchaToken: undefined };
  return signUp(deps, { ...request, clientAddress: '10.0.0.1' });
}

export function newGuest(deps: Deps) {
  return signUpGuest(deps, guestCredentials());
}

type Credentials = { email: string; password: string; clientAddress: string };

/** Signs in as the route does once passport has read the request. */
export async function signIn(deps: Deps, credentials: Credentials) {
  const user = await sessions.verifyCredentials(deps, credentials);
  return sessions.signIn(deps, user, { password: credentials.password });
}
