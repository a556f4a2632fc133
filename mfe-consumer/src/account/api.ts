import { type Session, signInCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';
import type { SignInFields } from './sign-in-check.ts';

/** Exchanges e-mail and password for a session. */
export function signIn(http: Http, fields: SignInFields): Promise<Session> {
  return send(http, signInCall, { body: fields });
}
