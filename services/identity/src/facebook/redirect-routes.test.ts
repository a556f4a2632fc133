import { createHash, randomBytes } from 'node:crypto';
import { facebookFinishCall } from '@turno/shared-types/facebook';
import {
  APP,
  PAGE,
  PERSON,
  startWithFacebook,
  type WithFacebook,
} from '../../test/facebook-stand-in.ts';

let app: WithFacebook;
let facebook: WithFacebook['facebook'];
let identity: WithFacebook['identity'];

beforeAll(async () => {
  app = await startWithFacebook();
  ({ facebook, identity } = app);
});
afterAll(() => app.close());
beforeEach(() => app.reset());

/** A browser that stores the secret and follows redirects manually. */
function browser() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const open = async (path: string) =>
    new URL(
      (await fetch(identity.url + path, { redirect: 'manual' })).headers.get('location') ?? '',
    );
  return {
    verifier,
    start: () => open(`/auth/facebook?challenge=${challenge}`),
    async comeBack(query: Record<string, string>) {
      const location = (await open(`/auth/facebook/callback?${new URLSearchParams(query)}`)).href;
      expect(location.startsWith(PAGE)).toBe(true);
      return Object.fromEntries(new URLSearchParams(location.slice(PAGE.length)));
    },
    redeem: (code: string, secret = verifier) =>
      identity.call(facebookFinishCall, { body: { code, verifier: secret } }),
  };
}

async function cameBack(visitor = browser()) {
  facebook.tokens.set('granted', { person: PERSON });
  facebook.codes.set('code of facebook', 'granted');
  const dialog = await visitor.start();
  const state = dialog.searchParams.get('state') ?? '';
  const { facebook_code: code = '' } = await visitor.comeBack({ code: 'code of facebook', state });
  return { visitor, dialog, state, code };
}

test('IDN-009 the redirect leads to Facebook and back, and the code in the fragment to a session', async () => {
  const { visitor, dialog, code } = await cameBack();
  expect(dialog.href).toMatch(/^https:\/\/dialog\.test\/dialog\/oauth\?/);
  expect(Object.fromEntries(dialog.searchParams)).toMatchObject({
    client_id: APP.appId,
    scope: 'email',
    redirect_uri: 'http://api.test/auth/facebook/callback',
  });
  const { status, body } = await visitor.redeem(code);
  expect({ status, roles: body.roles }).toEqual({ status: 200, roles: ['ROLE_USER'] });
  expect((await visitor.redeem(code)).body.error_code).toBe('facebook_signin_error');
});

test('IDN-009 a code is good for a minute and for the browser that began, and once', async () => {
  const stolen = await cameBack();
  expect((await browser().redeem(stolen.code)).body.error_code).toBe('facebook_signin_error');
  const late = await cameBack();
  identity.clock.now = new Date(Date.now() + 61_000);
  expect((await late.visitor.redeem(late.code)).body.error_code).toBe('facebook_signin_error');
});

test('IDN-009 of twenty that redeem one code at once exactly one gets a session', async () => {
  const { visitor, code } = await cameBack();
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.redeem(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  { name: 'nothing', query: () => ({}) },
  { name: 'a denial', query: () => ({ error: 'access_denied' }) },
  { name: 'a failure', query: () => ({ error: 'server_error' }) },
  { name: 'no state', query: () => ({ code: 'code of facebook' }) },
  { name: 'a made-up state', query: () => ({ code: 'code of facebook', state: 'x' }) },
  { name: 'an unknown code', query: (state: string) => ({ code: 'unknown', state }) },
])('IDN-009 a browser that returns with $name gets the error on the page', async ({ query }) => {
  const visitor = browser();
  const state = (await visitor.start()).searchParams.get('state') ?? '';
  const shown = await visitor.comeBack(query(state));
  expect(shown).toEqual({ facebook_error: 'facebook_signin_error' });
});

test('IDN-009 what fails on our side is logged, and the browser gets a page', async () => {
  const away = new Error('away');
  jest.spyOn(identity.store.facebookCodes, 'put').mockRejectedValueOnce(away);
  const { code, visitor } = await cameBack();
  expect(code).toBe('');
  expect(app.errors).toEqual([away]);
  expect(await visitor.comeBack({})).toEqual({ facebook_error: 'facebook_signin_error' });
  expect(app.errors).toEqual([away]);
});

test('IDN-009 a state is good once and for ten minutes', async () => {
  const { visitor, state } = await cameBack();
  facebook.codes.set('another', 'granted');
  const again = await visitor.comeBack({ code: 'another', state });
  expect(again).toEqual({ facebook_error: 'facebook_signin_error' });
});

test('IDN-009 without an app of ours every way is refused and nothing breaks', async () => {
  const { facebook: configured } = identity.deps;
  identity.deps.facebook = null;
  const visitor = browser();
  expect((await visitor.start()).href).toBe(`${PAGE}facebook_error=facebook_signin_error`);
  expect(await visitor.comeBack({ code: 'x', state: 'y' })).toHaveProperty('facebook_error');
  identity.deps.facebook = configured;
});
