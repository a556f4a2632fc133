import type { Session, SessionPort } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { restoreSession, storedToken } from './restore-session.ts';

function portWith(initial: Session | null): SessionPort {
  let session = initial;
  return {
    read: () => session,
    subscribe: () => () => undefined,
    signIn: (next) => {
      session = next;
    },
    signOut: () => {
      throw new Error('nobody signed out');
    },
    reject: () => {
      session = null;
    },
  };
}

const SESSION = buildSession();
const rejected = Object.assign(new Error('Token expired or wrong'), { status: 401 });
const offline = Object.assign(new Error('No connection'), { status: 0 });

test('SHL-016 a stored token without a session brings the session back', async () => {
  const port = portWith(null);
  await restoreSession({ port, token: 'stored', fetchMe: () => Promise.resolve(SESSION) });
  expect(port.read()).toEqual(SESSION);
});

test('SHL-016 the role the services name replaces the stored one', async () => {
  const port = portWith(buildSession({ roles: ['ROLE_MERCHANT'] }));
  await restoreSession({ port, token: 'stored', fetchMe: () => Promise.resolve(SESSION) });
  expect(port.read()?.roles).toEqual(['ROLE_USER']);
});

test.each([
  { name: 'a rejected token ends the session', error: rejected, staysSignedIn: false },
  { name: 'no answer leaves the session', error: offline, staysSignedIn: true },
])('SHL-016 $name', async ({ error, staysSignedIn }) => {
  const port = portWith(SESSION);
  await restoreSession({ port, token: 'stored', fetchMe: () => Promise.reject(error) });
  expect(port.read()).toEqual(staysSignedIn ? SESSION : null);
});

test('SHL-016 a sign-in in the meantime wins', async () => {
  const port = portWith(null);
  const other = buildSession({ id: 78, accessToken: 'another' });
  const fetchMe = () => {
    port.signIn(other);
    return Promise.reject(rejected);
  };
  await restoreSession({ port, token: 'stored', fetchMe });
  expect(port.read()).toEqual(other);
});

test.each([
  { name: 'no token', stored: null, token: null },
  { name: 'a token with its user', stored: '{"id":7,"accessToken":"abc"}', token: 'abc' },
  { name: 'a bare token', stored: 'a.b.c', token: 'a.b.c' },
  { name: 'something else', stored: '{"x":1}', token: null },
])('IDN-004 the storage holds $name', ({ stored, token }) => {
  const storage = { getItem: () => stored, setItem: () => undefined, removeItem: () => undefined };
  expect(storedToken(storage)).toBe(token);
});

test('IDN-010, IDN-026 the fresh token that the services return replaces the old one', async () => {
  const port = portWith(buildSession({ accessToken: 'stored' }));
  const fresh = buildSession({ accessToken: 'fresh' });
  await restoreSession({ port, token: 'stored', fetchMe: () => Promise.resolve(fresh) });
  expect(port.read()).toEqual(fresh);
});
