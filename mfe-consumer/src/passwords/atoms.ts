import { newPasswordCall, type Session, type SessionPort } from '@turno/shared-types';
import { httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { createHttp, type Http, send } from '@turno/shared-ui/http';
import { endOnServer } from '@turno/shared-ui/session';
import { atom } from 'jotai';
import { deferredSessionAtom, readTemporaryToken } from '../shared/session/atoms.ts';

/** Changes the password with the temporary token; the sign-in page starts the new session (IDN-016). */
export const changePasswordAtom = atom(null, async (get, set, change: Change) => {
  const token = readTemporaryToken() ?? '';
  set(deferredSessionAtom, { session: await changePassword(get(httpAtom), token, change) });
});

type Reset = { resetToken: string; password: string };

/** IDN-012, CON-079: sets a password with the mailed token; the person signs in with it next. */
export const resetPasswordAtom = atom(null, async (get, set, { resetToken, password }: Reset) => {
  const { apiBase, clientKey, session: port } = get(propsAtom);
  const session = await resetPassword(get(httpAtom), resetToken, password);
  // The session in the answer is not used, and the person's earlier one has ended.
  endOnServer(apiBase, clientKey)(session);
  if (port.read()?.id === session.id) set(deferredSessionAtom, { session: null });
});

type Change = { oldPassword: string; password: string };

/** Changes the password of a token's holder; returns the new session (IDN-011). */
function changePassword(http: Http, token: string, change: Change): Promise<Session> {
  const { oldPassword, password } = change;
  const body = { password: oldPassword, newPassword: password };
  return send(withToken(http, token), newPasswordCall, { body });
}

/** Sets a password by the mailed token, once (IDN-012, X-52). */
function resetPassword(http: Http, resetToken: string, password: string): Promise<Session> {
  return send(http, newPasswordCall, { body: { newPassword: password, resetToken } });
}

/** Calls that send a token other than the session's; their errors end no session. */
function withToken(http: Http, accessToken: string): Http {
  const { apiBase, clientKey, locale, hasEnded } = http;
  const temporarySession: Session = {
    id: 1,
    accessToken,
    roles: ['ROLE_USER'],
    require_password_reset: false,
  };
  const session: SessionPort = {
    read: () => temporarySession,
    subscribe: () => () => undefined,
    signIn: () => undefined,
    signOut: () => undefined,
  };
  return createHttp({ apiBase, clientKey, locale, hasEnded, session });
}
