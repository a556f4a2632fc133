import { meCall, signInCall } from '@turno/shared-types';
import { facebookSignInCall } from '@turno/shared-types/facebook';
import { APP, PERSON, startWithFacebook, type WithFacebook } from '../../test/facebook-stand-in.ts';

let app: WithFacebook;
let facebook: WithFacebook['facebook'];
let identity: WithFacebook['identity'];

beforeAll(async () => {
  app = await startWithFacebook();
  ({ facebook, identity } = app);
});
afterAll(() => app.close());
beforeEach(() => app.reset());

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
  // Facebook names only confirmed addresses.
  const created = await identity.store.users.findById(body.id);
  expect(created?.emailVerifiedAt).toEqual(created?.createdAt);
});

const past = () => Math.floor(Date.now() / 1_000) - 60;
test.each([
  { name: 'of another app', token: { person: PERSON, appId: '666' } },
  { name: 'that expired', token: { person: PERSON, expiresAt: past() } },
  { name: 'of a page, not a person', token: { person: PERSON, type: 'PAGE' } },
  {
    name: 'of a user with another address',
    token: { person: { ...PERSON, email: 'eve@example.com' } },
  },
  {
    name: 'of a new person who does not share the address',
    token: { person: { id: '5', name: 'Eve' } },
  },
  { name: 'that is unknown', token: null },
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
    expect(app.errors).toHaveLength(1);
    expect(JSON.stringify(app.errors.map(String))).not.toContain(APP.appSecret);
  },
);

test('IDN-009 a request to Facebook times out after five seconds', async () => {
  facebook.state.mode = 'silent';
  expect((await byToken('good')).body.error_code).toBe('facebook_signin_error');
});

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

test('IDN-009 an account with a password is never taken over by a Facebook user of the same address', async () => {
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

test('IDN-009 without an app of ours a token is refused and nothing breaks', async () => {
  const { facebook: configured } = identity.deps;
  identity.deps.facebook = null;
  expect((await byToken('good')).body.error_code).toBe('facebook_signin_error');
  identity.deps.facebook = configured;
});
