import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFacebook } from '../src/facebook/facebook.ts';
import { clearAccounts, startIdentity } from './start-identity.ts';

export const APP = { appId: '4711', appSecret: 'secret of the app' };
type Person = { id: string; name: string; email?: string };
type Token = { person: Person; appId?: string; expiresAt?: number; type?: string };

/**
 * A fake of Facebook's HTTP API: `debug_token`, `me` and the exchange of a code. Tests add tokens and codes; `mode` makes
 * every request fail or hang.
 */
async function startFacebookStandIn() {
  const tokens = new Map<string, Token>();
  const codes = new Map<string, string>();
  const state: { mode: 'ok' | 'broken' | 'silent' | 'nonsense' } = { mode: 'ok' };

  function answer(path: string, query: URLSearchParams): { status: number; body: unknown } {
    if (path.endsWith('/debug_token')) return inspect(tokens, query);
    if (path.endsWith('/oauth/access_token')) return exchange(codes, query);
    return me(tokens, query);
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://facebook.test');
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (state.mode === 'silent') return;
    const query = request.method === 'POST' ? new URLSearchParams(text) : searchParams;
    const { status, body } =
      state.mode === 'broken'
        ? failure(503, 2, 'Service temporarily unavailable')
        : answer(pathname, query);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(state.mode === 'nonsense' ? '<html>' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    tokens,
    codes,
    state,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function inspect(tokens: ReadonlyMap<string, Token>, query: URLSearchParams) {
  if (query.get('access_token') !== `${APP.appId}|${APP.appSecret}`) {
    return failure(400, 190, 'Invalid OAuth access token signature.');
  }
  const token = tokens.get(query.get('input_token') ?? '');
  if (!token) {
    const error = { code: 190, message: 'The access token could not be decrypted' };
    return { status: 200, body: { data: { error, is_valid: false, scopes: [] } } };
  }
  const { person, appId = APP.appId, expiresAt = 0, type = 'USER' } = token;
  const isOver = expiresAt !== 0 && expiresAt * 1_000 < Date.now();
  const error = {
    code: 190,
    message: 'Error validating access token: Session has expired',
    subcode: 463,
  };
  return {
    status: 200,
    body: {
      data: {
        app_id: appId,
        type,
        application: 'Turno',
        data_access_expires_at: 1_900_000_000,
        ...(isOver ? { error } : {}),
        expires_at: expiresAt,
        is_valid: !isOver,
        scopes: ['email', 'public_profile'],
        user_id: person.id,
      },
    },
  };
}

function me(tokens: ReadonlyMap<string, Token>, query: URLSearchParams) {
  const text = query.get('access_token') ?? '';
  const token = tokens.get(text);
  const proof = createHmac('sha256', APP.appSecret).update(text).digest('hex');
  if (!token) return failure(400, 190, 'Invalid OAuth access token.');
  if (query.get('appsecret_proof') !== proof) return failure(400, 100, 'Invalid appsecret_proof');
  return { status: 200, body: token.person };
}

function exchange(codes: Map<string, string>, query: URLSearchParams) {
  const code = query.get('code') ?? '';
  const token = codes.get(code);
  codes.delete(code);
  if (!token || query.get('client_secret') !== APP.appSecret) {
    return failure(400, 100, 'This authorization code has been used.');
  }
  return {
    status: 200,
    body: { access_token: token, token_type: 'bearer', expires_in: 5_183_944 },
  };
}

function failure(status: number, code: number, message: string) {
  const error = { message, type: 'OAuthException', code, fbtrace_id: 'A1b2C3' };
  return { status, body: { error } };
}

export const PERSON = { id: '1002003004', name: 'Ada Prova', email: 'Ada@Example.com' };
/** Where the browser arrives after the redirect. */
export const PAGE = 'http://pages.test/signin#';
export type WithFacebook = Awaited<ReturnType<typeof startWithFacebook>>;

/** Starts identity with a fake Facebook server; `errors` collects what identity would log. */
export async function startWithFacebook() {
  const facebook = await startFacebookStandIn();
  const identity = await startIdentity();
  const errors: unknown[] = [];
  identity.deps.facebook = createFacebook({
    settings: {
      ...APP,
      graphUrl: facebook.url,
      dialogUrl: 'https://dialog.test',
      publicUrl: 'http://api.test',
    },
    states: identity.store.facebookStates,
    now: identity.deps.now,
    onError: (error) => errors.push(error),
  });
  return {
    facebook,
    identity,
    errors,
    async reset(): Promise<void> {
      facebook.state.mode = 'ok';
      facebook.tokens.clear();
      errors.length = 0;
      identity.clock.now = new Date();
      await clearAccounts(identity.db);
    },
    async close(): Promise<void> {
      await identity.close();
      await facebook.close();
    },
  };
}
