import { waitFor } from '@testing-library/react';
import { signOutCall } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { failOffline, memoryStorage, openFakeGateway, reply } from '@turno/shared-ui/test';
import { createSessionPort, endOnServer, STORAGE_KEYS } from './index.ts';

const session = buildSession({ roles: ['ROLE_MERCHANT'] });

test('IDN-004 a session is stored in the five keys only', () => {
  const storage = memoryStorage();
  const written = new Set<string>();
  const port = createSessionPort({
    storage: {
      ...storage,
      setItem: (key, value) => {
        written.add(key);
        storage.setItem(key, value);
      },
    },
  });
  port.signIn(session);
  const known: string[] = Object.values(STORAGE_KEYS);
  expect(known).toHaveLength(5);
  expect([...written].filter((key) => !known.includes(key))).toEqual([]);
  expect(createSessionPort({ storage }).read()).toEqual(session);
});

test('reading twice gives the same object', () => {
  const port = createSessionPort({ storage: memoryStorage() });
  port.signIn(session);
  expect(port.read()).toBe(port.read());
});

test('subscribers are notified until they unsubscribe', () => {
  const port = createSessionPort({ storage: memoryStorage() });
  let notifications = 0;
  const stop = port.subscribe(() => {
    notifications += 1;
  });
  port.signIn(session);
  port.signOut();
  stop();
  port.signIn(session);
  expect(notifications).toBe(2);
});

test('IDN-004 another tab signs in and out here too', () => {
  const port = createSessionPort({ storage: window.localStorage });
  const other = createSessionPort({ storage: window.localStorage });
  const seen: (number | null)[] = [];
  const stop = port.subscribe(() => seen.push(port.read()?.id ?? null));
  const notify = () => window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  other.signIn(session);
  notify();
  other.signOut();
  notify();
  stop();
  expect(seen).toEqual([session.id, null]);
});

test('signing out reports the ended session after it is cleared', () => {
  const ended: unknown[] = [];
  const port = createSessionPort({
    storage: memoryStorage(),
    onSignOut: (gone) => ended.push(gone, port.read()),
  });
  port.signIn(session);
  port.signOut();
  expect(ended).toEqual([session, null]);
});

test('IDN-015 a session that must change its password is stored apart and is not current', () => {
  const storage = memoryStorage();
  const port = createSessionPort({ storage });
  port.signIn({ ...session, require_password_reset: true });
  expect(port.read()).toBeNull();
  expect(storage.getItem(STORAGE_KEYS.temporaryAuthToken)).toBe(session.accessToken);
});

test.each(['nonsense', '{}', 'null', '{"id":"7","accessToken":1}'])(
  '%s in the store is no session',
  (text) => {
    const storage = memoryStorage();
    storage.setItem(STORAGE_KEYS.authToken, text);
    storage.setItem(STORAGE_KEYS.userRole, 'ROLE_USER');
    expect(createSessionPort({ storage }).read()).toBeNull();
  },
);

test('a browser without storage still holds the session of the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const port = createSessionPort({
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
  });
  port.signIn(session);
  expect(port.read()).toEqual(session);
  port.signOut();
  expect(port.read()).toBeNull();
});

test('the sign-out call carries the token of the ended session', async () => {
  const gateway = openFakeGateway([reply(signOutCall, {})]);
  endOnServer('http://gateway.test', 'key')(buildSession({ accessToken: 'gone' }));
  await waitFor(() => expect(gateway.requests).toHaveLength(1));
  gateway.close();
  expect(gateway.requests[0]?.path).toBe('/auth/signout');
  expect(gateway.requests[0]?.headers.get('authorization')).toBe('Bearer gone');
});

test('an unreachable server throws no error', async () => {
  const gateway = openFakeGateway([failOffline(signOutCall)]);
  expect(() => endOnServer('http://gateway.test', 'key')(buildSession())).not.toThrow();
  await waitFor(() => expect(gateway.requests).not.toHaveLength(0));
  gateway.close();
});
