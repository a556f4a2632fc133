import { httpAtom } from '@turno/shared-ui/boot';
import { atom } from 'jotai';
import { enterAtom } from '../shared/session/enter-atoms.ts';
import { keepTemporaryToken } from '../shared/session/temporary-token.ts';
import { askReset, type Credentials, signIn } from './api.ts';

/**
 * Signs in; throws why not. Answers whether the password has to be changed first: its holder is not signed in then,
 * and neither is anybody else signed out (IDN-015).
 */
export const signInAtom = atom(null, async (get, set, credentials: Credentials) => {
  const session = await signIn(get(httpAtom), credentials);
  if (session.require_password_reset) keepTemporaryToken(session.accessToken);
  else set(enterAtom, session);
  return { mustChangePassword: session.require_password_reset };
});

/** IDN-013: asks for the mail that leads to another password; throws why not. */
export const askResetAtom = atom(null, (get, _set, email: string) =>
  askReset(get(httpAtom), email),
);
