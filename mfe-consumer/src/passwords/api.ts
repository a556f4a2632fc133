import { newPasswordCall, type Session, type SessionPort } from '@turno/shared-types';
import { createHttp, type Http, send } from '@turno/shared-ui/http';

export type Change = { oldPassword: string; password: string };

/** Changes the password of a token's holder; returns the new session (IDN-011). */
export function changePassword(http: Http, token: string, change: Change): Promise<Session> {
  const { oldPassword, password } = change;
  const body = { password: oldPassword, newPassword: password };
  return send(withToken(http, token), newPasswordCall, { body });
}

/** Sets a password by the mailed token, once (IDN-012, X-52). */
export function resetPassword(http: Http, resetToken: string, password: string): Promise<Session> {
  return send(http, newPasswordCall, { body: { newPassword: password, resetToken } });
}

/** Calls that send a token other than the session's; their errors end no session. */
function withToken({ apiBase, clientKey, locale }: Http, accessToken: string): Http {
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
  return createHttp({ apiBase, clientKey, locale, session });
}
