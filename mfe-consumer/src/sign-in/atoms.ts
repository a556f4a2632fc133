import {
  passkeyChallengeCall,
  passkeySignInCall,
  resetPasswordCall,
  type Session,
  signInCall,
} from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { type Http, send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { signWithPasskey } from '../shared/passkeys/browser.ts';
import { startSessionAtom, storeTemporaryToken } from '../shared/session/atoms.ts';
import { keepStayedAtom } from '../shared/session/stayed-atoms.ts';

/**
 * Signs in; throws on failure. Returns whether the password must be changed first, in which case the session does not change
 * (IDN-015).
 */
export const signInAtom = atom(null, async (get, set, credentials: Credentials) => {
  const session = await signIn(get(httpAtom), credentials);
  return set(acceptSessionAtom, session);
});

type PasskeyRequest = { isSuggested: boolean; signal: AbortSignal };

/** Signs in with a passkey; an aborted request starts nothing in the browser. */
export const passkeySignInAtom = atom(
  null,
  async (get, set, { isSuggested, signal }: PasskeyRequest) => {
    const http = get(httpAtom);
    const options = await send(http, passkeyChallengeCall, { body: {} });
    signal.throwIfAborted();
    const credential = await signWithPasskey(options, isSuggested);
    return set(acceptSessionAtom, await send(http, passkeySignInCall, { body: { credential } }));
  },
);

const acceptSessionAtom = atom(null, (_get, set, session: Session) => {
  const mustChangePassword = session.require_password_reset;
  if (mustChangePassword) {
    set(keepStayedAtom, session);
    storeTemporaryToken(session.accessToken);
  } else {
    set(startSessionAtom, session);
  }
  return { mustChangePassword };
});

/** IDN-013: requests the mail with the reset link; throws on failure. */
export const requestResetAtom = atom(null, (get, _set, email: string) =>
  requestReset(get(httpAtom), email),
);

type Credentials = { email: string; password: string };

/** Exchanges e-mail and password for a session (IDN-005). */
function signIn(http: Http, { email, password }: Credentials): Promise<Session> {
  return send(http, signInCall, { body: { email: email.trim(), password } });
}

/** Requests a mail with a link to set a new password (IDN-013). */
async function requestReset(http: Http, email: string): Promise<void> {
  await send(http, resetPasswordCall, { body: { email: email.trim() } });
}
