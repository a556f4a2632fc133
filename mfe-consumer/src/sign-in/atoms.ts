import { httpAtom } from '@turno/shared-ui/boot';
import { atom } from 'jotai';
import { startSessionAtom } from '../shared/session/atoms.ts';
import { storeTemporaryToken } from '../shared/session/temporary-token.ts';
import { type Credentials, requestReset, signIn } from './api.ts';

/**
 * Signs in; throws on failure. Returns whether the password must be changed first: then the session stays as it was
 * (IDN-015).
 */
export const signInAtom = atom(null, async (get, set, credentials: Credentials) => {
  const session = await signIn(get(httpAtom), credentials);
  if (session.require_password_reset) storeTemporaryToken(session.accessToken);
  else set(startSessionAtom, session);
  return { mustChangePassword: session.require_password_reset };
});

/** IDN-013: requests the mail with the reset link; throws on failure. */
export const requestResetAtom = atom(null, (get, _set, email: string) =>
  requestReset(get(httpAtom), email),
);
