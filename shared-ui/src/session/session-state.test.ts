import { buildSession } from '@turno/shared-types/test-data';
import { memoryStorage } from '@turno/shared-ui/test';
import { createSessionPort, leaveEnded, STORAGE_KEYS } from './index.ts';

const session = buildSession({ roles: ['ROLE_MERCHANT'] });
const storedToken = JSON.stringify({ id: session.id, accessToken: session.accessToken });

function storageWith(values: Record<string, string>) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  return storage;
}

test.each([
  { name: 'no role', userRole: null },
  { name: 'the default of old times', userRole: 'AUTH_USER' },
])('IDN-002 X-05 a stored session with $name is a user’s', ({ userRole }) => {
  const storage = storageWith({ authToken: storedToken, ...(userRole ? { userRole } : {}) });
  expect(createSessionPort({ storage }).read()?.roles).toEqual(['ROLE_USER']);
});

test('IDN-001 a role that does not exist is no session', () => {
  const storage = storageWith({ authToken: storedToken, userRole: 'ROLE_ADMIN' });
  expect(createSessionPort({ storage }).read()).toBeNull();
});

test('IDN-028 a sign-out is marked completed until the next sign-in', () => {
  const port = createSessionPort({ storage: memoryStorage() });
  expect(port.endedSession()).toBeNull();
  port.signIn(session);
  expect(port.endedSession()).toBeNull();
  port.signOut();
  // Several parts of a page may sign out at once.
  port.signOut();
  expect(port.endedSession()).toEqual({ role: 'ROLE_MERCHANT', cause: 'signed-out' });
  port.signIn(session);
  expect(port.endedSession()).toBeNull();
});

test('ERR-003 a session that the services reject ends here only, and is known until the next sign-in', () => {
  const revoked: unknown[] = [];
  const port = createSessionPort({
    storage: memoryStorage(),
    onSignOut: (gone) => revoked.push(gone),
  });
  port.signIn(session);
  port.reject();
  // Several calls may report the same rejected token.
  port.reject();
  expect(port.read()).toBeNull();
  expect(port.endedSession()).toEqual({ role: 'ROLE_MERCHANT', cause: 'rejected' });
  expect(revoked).toEqual([]);
  port.signIn(session);
  expect(port.endedSession()).toBeNull();
});

test('IDN-028 a session that its person ended in the services already is left without a request', () => {
  const storage = storageWith({ checkInHistory: '[]' });
  const revoked: unknown[] = [];
  const port = createSessionPort({ storage, onSignOut: (gone) => revoked.push(gone) });
  port.signIn(session);
  leaveEnded(port);
  expect(port.endedSession()).toEqual({ role: 'ROLE_MERCHANT', cause: 'signed-out' });
  expect([revoked, storage.getItem('checkInHistory')]).toEqual([[], null]);
});

test('IDN-028 what a sign-out removes stays when the services reject the session', () => {
  const storage = storageWith({ checkInHistory: '[]' });
  const port = createSessionPort({ storage });
  port.signIn(session);
  port.reject();
  expect(storage.getItem('checkInHistory')).toBe('[]');
});

test('ERR-003 a session that ends in another tab has ended here too', () => {
  const port = createSessionPort({ storage: window.localStorage });
  const other = createSessionPort({ storage: window.localStorage });
  const notify = () => window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  const stop = port.subscribe(() => undefined);
  other.signIn(session);
  notify();
  other.reject();
  notify();
  expect(port.endedSession()).toEqual({ role: 'ROLE_MERCHANT', cause: 'rejected' });
  other.signIn(session);
  notify();
  expect(port.endedSession()).toBeNull();
  other.signOut();
  stop();
});

test('IDN-028 IDN-031 a sign-out leaves nothing of the person, and the header as it was', () => {
  const storage = storageWith({ headerVisible: 'false', lastMerchant: '7' });
  const port = createSessionPort({ storage });
  port.signIn(session);
  port.signOut();
  const left = Object.values(STORAGE_KEYS).filter((key) => storage.getItem(key) !== null);
  expect(left).toEqual(['headerVisible']);
});

test('IDN-016 the session of a forced password change replaces the temporary token', () => {
  const storage = memoryStorage();
  const port = createSessionPort({ storage });
  port.signIn({ ...session, require_password_reset: true });
  expect(storage.getItem('authToken')).toBeNull();
  port.signIn(session);
  expect(storage.getItem('temporaryAuthToken')).toBeNull();
  expect(port.read()).toEqual(session);
});

test('IDN-025 a guest is signed in like anybody else', () => {
  const port = createSessionPort({ storage: memoryStorage() });
  const guest = buildSession({ roles: ['ROLE_GUEST'] });
  port.signIn(guest);
  expect(port.read()).toEqual(guest);
});

test.each([
  { name: 'another tab signs in or out', event: { key: 'authToken' }, times: 1 },
  { name: 'another tab begins a forced change', event: { key: 'temporaryAuthToken' }, times: 1 },
  { name: 'another tab empties the store', event: { key: null }, times: 1 },
  { name: 'another key changes', event: { key: 'autoPauseNotify' }, times: 0 },
])('IDN-004 when $name the page is notified $times times', ({ event, times }) => {
  const port = createSessionPort({ storage: memoryStorage() });
  const listener = jest.fn();
  const stop = port.subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', event));
  stop();
  window.dispatchEvent(new StorageEvent('storage', event));
  expect(listener).toHaveBeenCalledTimes(times);
});

test('IDN-004 a page restored from the back/forward cache reads the current session', () => {
  const port = createSessionPort({ storage: memoryStorage() });
  const listener = jest.fn();
  const stop = port.subscribe(listener);
  window.dispatchEvent(new Event('pageshow'));
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
});
