import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { User } from '../accounts/index.ts';

export const MAX_PASSKEYS = 10;
/** How long a challenge can be signed. */
export const CHALLENGE_MS = 10 * 60_000;
/** EdDSA, ES256 and RS256, which authenticators support; the first is preferred. */
export const ALGORITHMS = [-8, -7, -257];

/** The site that passkeys belong to (WebAuthn: relying party), by the base URL of its pages. */
export function relyingParty(pageUrl: string): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(pageUrl);
  return { id: hostname, name: 'Turno', origin };
}

/** The id under which an authenticator stores a user. */
export function userHandle({ id }: Pick<User, 'id'>): string {
  return Buffer.from(String(id)).toString('base64url');
}

/** The user id in a handle; `null` for a text that is not a handle of ours. */
export function userIdOf(handle: string): number | null {
  const text = Buffer.from(handle, 'base64url').toString();
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}

/** The challenge in what a browser signed; `null` for malformed data, and for a page in a frame of another origin. */
export function challengeOf(clientData: string): string | null {
  try {
    const { challenge, crossOrigin = false } = decodeClientDataJSON(clientData);
    return typeof challenge === 'string' && !crossOrigin ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Whether a new passkey comes without attestation certificates, as we request. Responses with certificates are rejected unread:
 * to verify them, a service would fetch the addresses that they contain.
 */
export function isWithoutCertificates(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
    if (decoded.get('fmt') === 'none') return true;
    return decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  } catch {
    return false;
  }
}

/** Whether a user can sign in without any passkey. */
export function hasOtherSignIn({
  passwordHash,
  facebookId,
}: Pick<User, 'passwordHash' | 'facebookId'>): boolean {
  return passwordHash !== null || facebookId !== undefined;
}
