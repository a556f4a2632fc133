import {
  type ErrorCode,
  facebookFinishCall,
  hostRouteFor,
  isErrorCode,
  type Session,
} from '@turno/shared-types';
import { CallError, send } from '@turno/shared-ui/http';
import { STORAGE_KEYS } from '@turno/shared-ui/session';
import { takeFacebookStart } from '@turno/shared-ui/sign-in/facebook';
import type { Host } from '../host.ts';
import { httpWith } from '../session/http-with.ts';
import { looksLikeMerchantToken } from './merchant-token.ts';
import type { Arrival } from './take-arrival.ts';

/** Result of an arrival; the person decides about `confirm`. */
export type Outcome =
  | { kind: 'ignored' }
  | { kind: 'failed'; code: ErrorCode }
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
  const session = await host.fetchMe(token).catch(() => null);
  if (session?.roles[0] !== 'ROLE_MERCHANT') return { kind: 'ignored' };
  const accept = () => {
    host.session.signIn(session);
    if (given.has('flutter')) host.storage.setItem(STORAGE_KEYS.headerVisible, 'false');
  };
  const present = host.session.read();
  if (present && present.id !== session.id) return { kind: 'confirm', session, accept };
  accept();
  return { kind: 'signed-in', session, to: path };
}

/** Return from Facebook: the code is valid only in the tab that started the sign-in. */
async function admitFacebook(host: Host, fragment: URLSearchParams): Promise<Outcome> {
  const start = takeFacebookStart();
  const code = fragment.get('facebook_code');
  const reported = fragment.get('facebook_error');
  if (isErrorCode(reported)) return { kind: 'failed', code: reported };
  if (!start || code === null) return { kind: 'failed', code: 'facebook_signin_error' };
  try {
    const http = httpWith(host.config, null);
    const body = { code, verifier: start.verifier };
    const session = await send(http, facebookFinishCall, { body });
    host.session.signIn(session);
    return { kind: 'signed-in', session, to: start.origin };
  } catch (error) {
    const known = error instanceof CallError ? error.code : null;
    return { kind: 'failed', code: known ?? 'facebook_signin_error' };
  }
}
