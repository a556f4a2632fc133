import { type ErrorCode, hostRouteFor, isErrorCode, type Session } from '@turno/shared-types';
import { facebookFinishCall } from '@turno/shared-types/facebook';
import { CallError, send } from '@turno/shared-ui/http';
import { httpWith } from '@turno/shared-ui/restore';
import { STORAGE_KEYS } from '@turno/shared-ui/session';
import { takeFacebookStart } from '@turno/shared-ui/sign-in/facebook';
import type { Host } from '../host.ts';
import type { Arrival } from './take-arrival.ts';

/** The result of an arrival; `confirm` needs a decision of the person. */
export type Outcome =
  | { kind: 'ignored' }
  | { kind: 'failed'; code: ErrorCode; to?: string }
  | { kind: 'confirm'; session: Session; accept: () => void }
  | { kind: 'signed-in'; session: Session; to: string | null };

/** Checks the credentials of an arrival and signs in with them; if another account is signed in, the person confirms. */
export function admit(host: Host, arrival: Arrival): Promise<Outcome> {
  const fragment = new URLSearchParams(arrival.fragment.slice(1));
  const isFacebook = fragment.has('facebook_code') || fragment.has('facebook_error');
  return isFacebook ? admitFacebook(host, fragment) : admitMerchant(host, arrival);
}

/** SHL-014, SHL-015: accepts a merchant's token on merchants' pages and ignores any other. */
async function admitMerchant(host: Host, { path, query }: Arrival): Promise<Outcome> {
  const given = new URLSearchParams(query);
  const token = given.get('token') ?? '';
  const route = hostRouteFor(path);
  const isForMerchants = route?.remote === 'mfe-merchant' || route?.guard === 'merchant';
  if (!isForMerchants || !looksLikeMerchantToken(token, new Date())) return { kind: 'ignored' };
  // A token that the gateway does not confirm signs no one in.
  const session = await host
    .fetchMe(token)
    .catch((error: unknown) => (error instanceof CallError ? error : null));
  if (session === null || session instanceof CallError) return unconfirmed(session);
  if (session.roles[0] !== 'ROLE_MERCHANT') return { kind: 'ignored' };
  const accept = () => {
    host.session.signIn(session);
    if (given.has('flutter')) host.storage.setItem(STORAGE_KEYS.headerVisible, 'false');
  };
  const present = host.session.read();
  if (present && present.id !== session.id) return { kind: 'confirm', session, accept };
  accept();
  return { kind: 'signed-in', session, to: path };
}

/** ERR-014: a merchant's token that the services reject leads home; without an answer the page stays. */
function unconfirmed(error: CallError | null): Outcome {
  if (error?.status === 401) return { kind: 'failed', code: 'token_expired_or_wrong', to: '/' };
  return { kind: 'failed', code: 'service_unavailable' };
}

/** Return from Facebook: the code is valid only in the tab that started the sign-in. */
async function admitFacebook(host: Host, fragment: URLSearchParams): Promise<Outcome> {
  const start = takeFacebookStart();
  const code = fragment.get('facebook_code');
  const reported = fragment.get('facebook_error');
  if (isErrorCode(reported)) return { kind: 'failed', code: reported };
  if (!start || code === null) return { kind: 'failed', code: 'facebook_signin_error' };
  try {
    // A guest's tickets are taken along (S-16).
    const http = httpWith(host.gateway, host.session.read()?.accessToken ?? null);
    const body = { code, verifier: start.verifier };
    const session = await send(http, facebookFinishCall, { body });
    host.session.signIn(session);
    return { kind: 'signed-in', session, to: start.origin };
  } catch (error) {
    const known = error instanceof CallError ? error.code : null;
    return { kind: 'failed', code: known ?? 'facebook_signin_error' };
  }
}

/**
 * G-15: whether a text may be a merchant's token: three base64url parts, a payload that can be read, an end in the
 * future and the role. It proves nothing: `GET /auth/me` must confirm it.
 */
export function looksLikeMerchantToken(text: string, now: Date): boolean {
  const parts = text.split('.');
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return false;
  const payload = payloadOf(parts[1] ?? '');
  if (payload === null) return false;
  const { exp, roles, role } = payload;
  const isInForce = typeof exp === 'number' && exp * 1_000 > now.getTime();
  // Our own tokens contain a single role.
  const named = Array.isArray(roles) ? roles : [role];
  return isInForce && named.includes('ROLE_MERCHANT');
}

type Payload = { exp?: unknown; roles?: unknown; role?: unknown };

/** The payload of a token; `null` if the text is not a token. */
function payloadOf(part: string): Payload | null {
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof payload === 'object' ? payload : null;
  } catch {
    return null;
  }
}
