import { screen, waitFor } from '@testing-library/react';
import { accountCall, type Session } from '@turno/shared-types';
import { facebookFinishCall } from '@turno/shared-types/facebook';
import { buildSession } from '@turno/shared-types/test-data';
import { CallError } from '@turno/shared-ui/http';
import { type FakeGateway, newUser, openFakeGateway, refuse, reply } from '@turno/shared-ui/test';
import { renderShell } from '../../test/render-shell.tsx';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (payload: object) => `${encoded({})}.${encoded(payload)}.c2ln`;
const TOKEN = tokenOf({ exp: Date.now() / 1_000 + 600, roles: ['ROLE_MERCHANT'] });
const MARTA = buildSession({ id: 9, accessToken: TOKEN, roles: ['ROLE_MERCHANT'] });
const ANNA = buildSession({ id: 7, accessToken: 'anna', roles: ['ROLE_USER'] });
const PATH = `/manage-merchant?token=${TOKEN}&flutter=1`;

let gateway: FakeGateway;
const account = (id: number, email: string) =>
  reply(accountCall, {
    id,
    email,
    name: null,
    role: 'ROLE_USER',
    signsInWithFacebook: false,
    emailVerified: true,
    newEmail: null,
  });
afterEach(() => gateway.close());

function arrive(path: string, session: Session | null, me: () => Promise<Session>) {
  const asked: string[] = [];
  const fetchMe = (token: string) => {
    asked.push(token);
    expect(window.location.href).not.toContain(token);
    return me();
  };
  const config = { apiBase: 'http://gateway.test', initialLocale: 'en' as const };
  return { ...renderShell({ path, session, fetchMe, config }), asked };
}

test('SHL-014 SHL-015 a merchant’s token signs in with a notice, opens the page without the token and hides the header', async () => {
  gateway = openFakeGateway([account(9, 'marta@demo.example')]);
  const { host } = arrive(PATH, null, () => Promise.resolve(MARTA));
  await waitFor(() => expect(host.session.read()).toEqual(MARTA));
  expect(await screen.findByText('You are signed in as marta@demo.example')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/manage-merchant'));
  expect(window.location.search).toBe('');
  expect(host.storage.getItem('headerVisible')).toBe('false');
});

test('G-15 a person with another session is asked, by both names, and may stay', async () => {
  gateway = openFakeGateway([account(7, 'anna@demo.example')]);
  const { host } = arrive(PATH, ANNA, () => Promise.resolve(MARTA));
  expect(await screen.findByRole('dialog')).toHaveTextContent('anna@demo.example');
  await newUser().click(screen.getByRole('button', { name: /^Stay/ }));
  expect(host.session.read()).toEqual(ANNA);
  expect(host.storage.getItem('headerVisible')).toBeNull();
});

test('G-15 or continues as the other account, by name', async () => {
  gateway = openFakeGateway([account(9, 'marta@demo.example')]);
  const { host } = arrive(PATH, ANNA, () => Promise.resolve(MARTA));
  await newUser().click(await screen.findByRole('button', { name: /^Continue as/ }));
  expect(host.session.read()).toEqual(MARTA);
  await waitFor(() => expect(window.location.pathname).toBe('/manage-merchant'));
});

test.each([
  {
    name: 'expired',
    path: `/manage-merchant?token=${tokenOf({ exp: 1, roles: ['ROLE_MERCHANT'] })}`,
    asks: 0,
  },
  { name: 'on a page for everybody', path: `/?token=${TOKEN}`, asks: 0 },
  { name: 'that the services reject', path: PATH, asks: 1 },
])('SHL-014 a token $name is dropped and ignored', async ({ path, asks }) => {
  gateway = openFakeGateway([]);
  const { host, asked } = arrive(path, ANNA, () => Promise.reject(new Error('401')));
  await waitFor(() => expect(window.location.search).toBe(''));
  await host.arrival?.handled;
  expect(asked).toHaveLength(asks);
  expect(host.session.read()).toEqual(ANNA);
});

test.each([
  {
    who: 'nobody',
    session: null,
    status: 401,
    reads: 'The link or session has expired or is wrong',
    to: '/',
  },
  {
    who: 'a user',
    session: ANNA,
    status: 401,
    reads: 'The link or session has expired or is wrong',
    to: '/',
  },
  {
    who: 'a merchant',
    session: { ...MARTA, id: 8 },
    status: 0,
    reads: /try again/i,
    to: '/manage-merchant',
  },
])(
  'ERR-014 $who with a link whose token gets $status reads why and is at $to',
  async ({ session, status, reads, to }) => {
    gateway = openFakeGateway([]);
    const error = new CallError({ code: null, status, message: '' });
    const { host } = arrive(PATH, session, () => Promise.reject(error));
    expect(await screen.findByText(reads)).toBeVisible();
    await host.arrival?.handled;
    expect(window.location.pathname).toBe(to);
    expect(host.session.read()).toEqual(session);
  },
);

test.each(['/merchant-settings', '/manage-merchant'])(
  'SHL-003 SHL-014 whoever is signed out and opens %s with an expired token sees the sign-in',
  async (path) => {
    gateway = openFakeGateway([]);
    const token = tokenOf({ exp: 1, roles: ['ROLE_MERCHANT'] });
    const { asked } = arrive(`${path}?token=${token}`, null, () => Promise.resolve(MARTA));
    // The remote whose page the sign-in is.
    const page = await screen.findByRole('heading', { level: 1, name: 'mfe-consumer' });
    expect(page).toBeVisible();
    expect(window.location.pathname).toBe('/signin');
    expect(asked).toEqual([]);
  },
);

test('SHL-014 a user’s session behind a token that calls itself a merchant’s is ignored', async () => {
  gateway = openFakeGateway([]);
  const { host } = arrive(PATH, null, () => Promise.resolve(ANNA));
  await host.arrival?.handled;
  expect(host.session.read()).toBeNull();
});

const START = JSON.stringify({ verifier: 'v'.repeat(43), origin: '/user-queues' });
const FROM_FACEBOOK = `/signin#facebook_code=${'c'.repeat(43)}`;

test('IDN-009 a person who returns from Facebook is signed in on the page they left', async () => {
  gateway = openFakeGateway([reply(facebookFinishCall, ANNA), account(7, 'anna@demo.example')]);
  sessionStorage.setItem('facebookSignIn', START);
  const { host } = arrive(FROM_FACEBOOK, null, () => Promise.reject(new Error('no session')));
  await waitFor(() => expect(host.session.read()).toEqual(ANNA));
  await waitFor(() => expect(window.location.pathname).toBe('/user-queues'));
  expect(sessionStorage.getItem('facebookSignIn')).toBeNull();
});

test.each([
  { name: 'a code this browser never asked for', start: null, path: FROM_FACEBOOK },
  { name: 'a refused code', start: START, path: FROM_FACEBOOK },
  { name: 'a failure', start: START, path: '/signin#facebook_error=facebook_signin_error' },
])('IDN-009 $name does not sign in and shows a message', async ({ start, path }) => {
  gateway = openFakeGateway([refuse(facebookFinishCall, 'facebook_signin_error')]);
  if (start) sessionStorage.setItem('facebookSignIn', start);
  const { host } = arrive(path, null, () => Promise.reject(new Error('no session')));
  expect(await screen.findByText('Sign-in with Facebook did not work')).toBeVisible();
  expect(host.session.read()).toBeNull();
});
