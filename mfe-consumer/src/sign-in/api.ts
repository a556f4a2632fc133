import { resetPasswordCall, type Session, signInCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';

export type Credentials = { email: string; password: string };

/** Exchanges e-mail and password for a session (IDN-005). */
export function signIn(http: Http, { email, password }: Credentials): Promise<Session> {
  return send(http, signInCall, { body: { email: email.trim(), password } });
}

/** Requests a mail with a link to set a new password (IDN-013). */
export async function requestReset(http: Http, email: string): Promise<void> {
  await send(http, resetPasswordCall, { body: { email: email.trim() } });
}
