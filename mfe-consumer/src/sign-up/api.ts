import { type Session, signUpCall } from '@turno/shared-types';
import { CallError, type Http, send } from '@turno/shared-ui/http';

export type NewAccount = { email: string; password: string };

/** Registers a user (IDN-006). Without a bot-check value nothing is sent (IDN-021). */
export async function signUp(
  http: Http,
  { email, password }: NewAccount,
  captchaToken: string,
): Promise<Session> {
  if (captchaToken === '') {
    throw new CallError({ code: 'captcha_error', status: 422, message: 'Captcha error' });
  }
  return send(http, signUpCall, {
    body: { email: email.trim(), password, roles: ['ROLE_USER'], captchaToken },
  });
}
