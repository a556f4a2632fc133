import { type Session, signUpCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';
import type { GuestCredentials } from './guest-credentials.ts';

/** Makes a temporary account. */
export function signUpGuest(
  http: Http,
  credentials: GuestCredentials,
  captchaToken: string,
): Promise<Session> {
  return send(http, signUpCall, { body: { ...credentials, roles: ['guest'], captchaToken } });
}
