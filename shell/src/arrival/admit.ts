import {
  type ErrorCode,
  facebookFinishCall,
  hostRouteFor,
  type Session,
} from '@turno/shared-types';
import { CallError, send } from '@turno/shared-ui/http';
import { isErrorCode } from '@turno/shared-ui/i18n';
import { STORAGE_KEYS } from '@turno/shared-ui/session';
import { takeFacebookStart } from '@turno/shared-ui/sign-in/facebook';
import type { Host } from '../host.ts';
import { httpWith } from '../session/http-with.ts';
import { looksLikeMerchantToken } from './merchant-token.ts';
import type { Arrival } from './take-arrival.ts';

/** What came of an arrival; `ask` is answered by the person. */
export type Outcome =
  | { kind: 'ignored' }
  | { kind: 'failed'; code: ErrorCode }
  | { kind: 'ask'; session: Session; accept: () => void }
  | { kind: 'signed-in'; session: Session; to: string | null };

/** Judges what an address brought and signs in by it, unless somebody else is signed in, who is asked first. */
export function admit(host: Host, arrival: Arrival): Promise<Outcome> {
  const fragment = new URLSearchParams(arrival.fragment.slice(1));
  const isFacebook = fragment.has('facebook_code') || fragment.has('facebook_error');
  return isFacebook ? admitFacebook(host, fragment) : admitMerchant(host, arrival);
}

/** SHL-014, SHL-015: the token of a merchant, on merchants' pages; any other is dropped and ignored. */
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
  if (present && present.id !== session.id) return { kind: 'ask', session, accept };
  accept();
  return { kind: 'signed-in', session, to: path };
}

/** The way back from Facebook: the code is worth something only where the way began. */
async function admitFacebook(host: Host, fragment: URLSearchParams): Promise<Outcome> {
  const start = takeFacebookStart();
  const code = fragment.get('facebook_code');
  const told = fragment.get('facebook_error');
  if (isErrorCode(told)) return { kind: 'failed', code: told };
  if (!start || code === null) return { kind: 'failed', code: 'facebook_signin_error' };
  try {
    const http = httpWith(host.config, null);
    const body = { code, verifier: start.verifier };
    const session = await send(http, facebookFinishCall, { body });
    host.session.signIn(session);
    return { kind: 'signed-in', session, to: start.origin };
  } catch (error) {
    const refused = error instanceof CallError ? error.code : null;
    return { kind: 'failed', code: refused ?? 'facebook_signin_error' };
  }
}
