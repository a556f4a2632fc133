import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { memoryStorage } from '@turno/shared-ui/test';
import { createSessionPort } from './create-session-port.ts';
import { isSamePerson, localStore, PERSONAL_KEYS } from './personal-storage.ts';
import { SIGN_OUT_KEYS, STORAGE_KEYS } from './stored-session.ts';

const root = join(__dirname, '../../..');
const KEY = /const \w*(?:KEY|NAME) = '(\w{2,})'|[`'](turno\.[a-z][a-z.-]*)/g;

/** The session port ends these; each names its person. */
const OF_SESSION = [
  'stayedTickets',
  'turno.owner',
  ...SIGN_OUT_KEYS,
  ...Object.values(STORAGE_KEYS),
];
/** Settings of the device, which name nobody. */
const OF_DEVICE = [
  'turno.locale',
  'turno.franchising',
  'turno.install-closed',
  'turno.ticket-sound',
  'turno.call-key',
  'turno.slip-paper',
  'turno.desk.',
  'turno.gate.',
  'turno.board',
  'turno.kiosk',
  'autoPauseNotify',
  'facebookSignIn',
];

/** The keys that each source file which stores something names. */
function namedKeys(): [file: string, keys: string[]][] {
  const files = globSync('{mfe-*,shared-ui,shell}/src/**/*.{ts,tsx}', { cwd: root });
  const sources = files
    .filter((file) => !file.includes('.test.') && !file.endsWith('session/personal-storage.ts'))
    .map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')]);
  const constants = new Map(
    sources.flatMap(([, text]) =>
      [...text.matchAll(/export const (\w+_KEY) = '([^']+)'/g)].map(([, name, key]) => [name, key]),
    ),
  );
  return sources
    .filter(([, text]) => text.includes('.setItem('))
    .map(([file, text]) => [
      file,
      [
        ...[...text.matchAll(KEY)].map(([, key, start]) => key ?? start ?? ''),
        ...[...constants].flatMap(([name, key]) => (text.includes(`${name},`) && key ? [key] : [])),
        ...(text.includes('STORAGE_KEYS.') ? Object.values(STORAGE_KEYS) : []),
      ],
    ]);
}

test('IDN-031 every key that the browser side stores says when it ends', () => {
  const known: string[] = [...Object.values(PERSONAL_KEYS).flat(), ...OF_SESSION, ...OF_DEVICE];
  const stored = namedKeys();
  expect(stored.length).toBeGreaterThan(15);
  expect(stored.filter(([, keys]) => keys.length === 0)).toEqual([]);
  const isUnknown = (key: string) => !known.includes(key);
  const unknown = stored.flatMap(([file, keys]) =>
    keys.filter(isUnknown).map((key) => [file, key]),
  );
  expect(unknown).toEqual([]);
});

const guest = buildSession({ id: 5, roles: ['ROLE_GUEST'] });
const user = buildSession({ id: 6 });
const other = buildSession({ id: 7 });

test.each([
  { what: 'a visitor who signs in', before: null, next: user, isSame: true },
  { what: 'a guest who signs in', before: guest, next: user, isSame: true },
  { what: 'a new session of the same account', before: user, next: user, isSame: true },
  { what: 'the end of a session', before: user, next: null, isSame: false },
  { what: 'the end of a guest’s session', before: guest, next: null, isSame: false },
  { what: 'another account', before: user, next: other, isSame: false },
  { what: 'a guest after a user', before: user, next: guest, isSame: false },
])('IDN-031 S-16 $what keeps what is stored of the person: $isSame', ({ before, next, isSame }) => {
  expect(isSamePerson(before, next)).toBe(isSame);
  const onPersonEnd = jest.fn();
  const port = createSessionPort({ storage: memoryStorage(), onPersonEnd });
  if (before) port.signIn(before);
  const { shared, ofTab: inTab, lineUps } = PERSONAL_KEYS;
  const ofTab = [...inTab, ...lineUps];
  for (const key of shared) localStore.setItem(key, '1');
  for (const key of ofTab) sessionStorage.setItem(`${key}9`, '1');
  localStorage.setItem('turno.locale', 'de');
  if (next) port.signIn(next);
  else port.signOut();
  const left = Object.keys(localStorage).filter((key) => key !== 'turno.owner');
  expect(left.toSorted()).toEqual([...(isSame ? shared : []), 'turno.locale'].toSorted());
  expect(sessionStorage).toHaveLength(isSame ? ofTab.length : 0);
  expect(onPersonEnd).toHaveBeenCalledTimes(isSame ? 0 : 1);
});

/** The session in another tab, whose page learns of changes when it wakes. */
function sleepingPage(session: Session) {
  const awake = createSessionPort();
  awake.signIn(session);
  const onPersonEnd = jest.fn();
  createSessionPort({ onPersonEnd }).subscribe(() => undefined);
  return { awake, onPersonEnd, wake: () => void window.dispatchEvent(new Event('pageshow')) };
}

test('IDN-031 S-18 a page that wakes under the next person leaves what that person has stored', () => {
  const { awake, onPersonEnd, wake } = sleepingPage(user);
  awake.signOut();
  awake.signIn(other);
  for (const key of PERSONAL_KEYS.shared) localStore.setItem(key, '1');
  wake();
  expect(onPersonEnd).not.toHaveBeenCalled();
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(PERSONAL_KEYS.shared));
});

test('IDN-031 a page that wakes without a session removes what it has stored since the sign-out', () => {
  const { awake, wake } = sleepingPage(user);
  awake.signOut();
  for (const key of PERSONAL_KEYS.shared) localStore.setItem(key, '1');
  wake();
  expect(localStorage).toHaveLength(0);
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('IDN-031 where the browser blocks storage, what lives in memory ends too', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const port = createSessionPort({ storage: memoryStorage() });
  port.signIn(user);
  localStore.setItem('turno.given-tickets', '[]');
  expect(localStore.getItem('turno.given-tickets')).toBe('[]');
  port.reject();
  blocked.mockRestore();
  expect(localStore.getItem('turno.given-tickets')).toBeNull();
});
