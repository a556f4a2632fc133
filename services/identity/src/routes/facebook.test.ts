import { createHash, randomBytes } from 'node:crypto';
import { facebookFinishCall, facebookSignInCall, meCall, signInCall } from '@turno/shared-types';
import { APP, type FacebookStandIn, startFacebookStandIn } from '../../test/facebook-stand-in.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { createFacebook } from '../facebook.ts';

const PERSON = { id: '1002003004', name: 'Ada Prova', email: 'Ada@Example.com' };
const PAGE = 'http://pages.test/login#';
let facebook: FacebookStandIn;
let identity: TestIdentity;
const errors: unknown[] = [];

beforeAll(async () => {
  facebook = await startFacebookStandIn();
  identity = await startIdentity('facebook');
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
});
afterAll(async () => {
  await identity.close();
  await facebook.close();
});
beforeEach(async () => {
  facebook.state.mode = 'ok';
  facebook.tokens.clear();
  errors.length = 0;
  identity.clock.now = new Date();
  await identity.db.collection('users').deleteMany({});
});

const byToken = (token: string, email = 'ada@example.com') =>
  identity.call(facebookSignInCall, { body: { access_token: token, email } });
const users = () => identity.db.collection('users').countDocuments();

test('IDN-009 a token of Facebook opens a session; the next visit finds the same account', async () => {
  facebook.tokens.set('good', { person: PERSON });
  const { status, body } = await byToken('good');
  expect({ status, roles: body.roles }).toEqual({ status: 200, roles: ['ROLE_USER'] });
  const again = await byToken('good', ' ADA@example.COM ');
  expect(again.body.id).toBe(body.id);
  const me = await identity.call(meCall, {}, { token: again.body.accessToken });
  expect(me.body.id).toBe(body.id);
  expect(await users()).toBe(1);
});

const past = () => Math.floor(Date.now() / 1_000) - 60;
test.each([
  { name: 'of another app', token: { person: PERSON, appId: '666' } },
  { name: 'that expired', token: { person: PERSON, expiresAt: past() } },
  { name: 'of a page, not a person', token: { person: PERSON, type: 'PAGE' } },
  {
    name: 'of somebody with another address',
    token: { person: { ...PERSON, email: 'eve@example.com' } },
  },
  { name: 'of a newcomer who keeps the address back', token: { person: { id: '5', name: 'Eve' } } },
  { name: 'nobody knows', token: null },
])('IDN-009 a token $name is refused', async ({ token }) => {
  if (token) facebook.tokens.set('given', token);
  const { status, body } = await byToken('given');
  expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'facebook_signin_error' });
  expect(await users()).toBe(0);
});

test.each(['broken', 'nonsense'] as const)(
  'IDN-009 a Facebook that is %s refuses',
  async (mode) => {
    facebook.tokens.set('good', { person: PERSON });
    facebook.state.mode = mode;
    expect((await byToken('good')).body.error_code).toBe('facebook_signin_error');
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors.map(String))).not.toContain(APP.appSecret);
  },
);

test('IDN-009 a Facebook that does not answer is given up after five seconds', async () => {
  facebook.state.mode = 'silent';
  expect((await byToken('good')).body.error_code).toBe('facebook_signin_error');
}, 15_000);

test.each([
  { name: 'no token', body: { email: 'ada@example.com' }, code: 'validation_error' },
  {
    name: 'an empty token',
    body: { access_token: '', email: 'a@example.com' },
    code: 'validation_error',
  },
  { name: 'no address', body: { access_token: 'x' }, code: 'validation_error' },
  { name: 'half an address', body: { access_token: 'x', email: 'ada' }, code: 'invalid_email' },
  {
    name: 'more than it takes',
    body: { access_token: 'x', email: 'a@example.com', id: 1 },
    code: 'validation_error',
  },
])('IDN-009 $name is refused', async ({ body, code }) => {
  const answer = await identity.call(facebookSignInCall, { body: body as never });
  expect(answer.body.error_code).toBe(code);
});

test('an account with a password is never taken over by a Facebook user of the same address', async () => {
  await identity.store.users.add({
    id: 318_642_907_155_283,
    email: 'ada@example.com',
    passwordHash: await identity.deps.passwords.hash('a long password', 'quick'),
    role: 'ROLE_USER',
    name: null,
    createdAt: identity.clock.now,
    expiresAt: null,
  });
  facebook.tokens.set('good', { person: PERSON });
  const { status, body } = await byToken('good');
  expect({ status, code: body.error_code }).toEqual({ status: 409, code: 'email_already_in_use' });
});

test('IDN-009 twenty first visits at once make one account', async () => {
  facebook.tokens.set('good', { person: PERSON });
  const answers = await Promise.all(Array.from({ length: 20 }, () => byToken('good')));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await users()).toBe(1);
});

test('IDN-035 a password on an account of Facebook is refused in words that say facebook', async () => {
  facebook.tokens.set('good', { person: PERSON });
  await byToken('good');
  const body = { email: 'ada@example.com', password: 'whatever' };
  const answer = await identity.call(signInCall, { body });
  expect(answer.body).toMatchObject({ error_code: 'use_facebook_signin' });
  expect(answer.body.message).toContain('facebook');
});

/** A browser: it keeps a secret and follows redirects by hand. */
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
  { name: 'a refusal', query: () => ({ error: 'access_denied' }) },
  { name: 'a failure', query: () => ({ error: 'server_error' }) },
  { name: 'no state', query: () => ({ code: 'code of facebook' }) },
  { name: 'a made-up state', query: () => ({ code: 'code of facebook', state: 'x' }) },
  { name: 'a code of nobody', query: (state: string) => ({ code: 'unknown', state }) },
])('IDN-009 who comes back with $name is told on the page', async ({ query }) => {
  const visitor = browser();
  const state = (await visitor.start()).searchParams.get('state') ?? '';
  const told = await visitor.comeBack(query(state));
  expect(told).toEqual({ facebook_error: 'facebook_signin_error' });
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
  expect((await byToken('good')).body.error_code).toBe('facebook_signin_error');
  identity.deps.facebook = configured;
});
