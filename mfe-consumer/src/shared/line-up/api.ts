import { type Session, signUpCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';

/** Makes a temporary account. */
export function signUpGuest(
  http: Http,
  credentials: GuestCredentials,
  captchaToken: string,
): Promise<Session> {
  return send(http, signUpCall, { body: { ...credentials, roles: ['guest'], captchaToken } });
}

const PASSWORD_BYTES = 24;

export type GuestCredentials = { email: string; password: string };

/**
 * An address in a reserved domain and a random password, for a temporary account (IDN-024).
 * `id` is unguessable; `random` gives that many random bytes.
 */
export function guestCredentials(
  id: string,
  random: (length: number) => Uint8Array,
): GuestCredentials {
  return { email: `guest+${id}@guest.invalid`, password: hex(random(PASSWORD_BYTES)) };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
