import type { Session } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import { SIGN_OUT_KEYS, safeStorage } from './stored-session.ts';

/**
 * What the browser stores besides the session, by when it ends. Keys that end with a dot are the beginnings of several. A test
 * compares the lists with the sources, so that no key is in none of them.
 */
export const STORED_KEYS = {
  /** In all tabs, until the session ends or another person has one. */
  personal: [
    'turno.tickets',
    'turno.first-ahead',
    'turno.leaving',
    'turno.kept-number',
    'turno.given-tickets',
    'turno.staff-role',
  ],
  /** The same in one tab. */
  personalOfTab: ['turno.passes.draft'],
  /** The same, and a visitor has them before the first session. */
  lineUps: ['turno.line-up.'],
  /** The session port ends these; each names its person. */
  ofSession: ['stayedTickets', 'turno.owner', ...SIGN_OUT_KEYS],
  /** Settings of the device, which name nobody. */
  ofDevice: [
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
  ],
};

/** The browser's storage; modules that store what ends with a session share it, because blocked storage lives in memory. */
export const localStore = safeStorage(() => window.localStorage);
const tabStore = safeStorage(() => window.sessionStorage);

/** Whether the person stays the same; a guest who signs in or up takes everything along (S-16). */
export function isSamePerson(before: Session | null, next: Session | null): boolean {
  if (!before || before.id === next?.id) return true;
  return next !== null && isGuest(before.roles[0]) && !isGuest(next.roles[0]);
}

/** Stores the id of the account that the shared personal values belong to. */
const OWNER_KEY = 'turno.owner';

/**
 * IDN-031: removes the personal values of the previous person when the session has ended or belongs to another person.
 * A page that was frozen may learn of the change late: values that the next person has stored meanwhile stay. Returns `next`.
 */
export function handOverStorage(before: Session | null, next: Session | null): Session | null {
  if (!before && !next) return null;
  if (!isSamePerson(before, next)) {
    if (!next || localStore.getItem(OWNER_KEY) !== String(next.id)) removeShared();
    removeOfTab([...STORED_KEYS.personalOfTab, ...STORED_KEYS.lineUps]);
  }
  if (next) localStore.setItem(OWNER_KEY, String(next.id));
  else localStore.removeItem(OWNER_KEY);
  return next;
}

/** Removes personal values when no session is stored; the requests of the present visitor stay. */
export function removeLeftovers(): void {
  removeShared();
  removeOfTab(STORED_KEYS.personalOfTab);
}

function removeShared(): void {
  for (const key of STORED_KEYS.personal) localStore.removeItem(key);
}

function removeOfTab(starts: readonly string[]): void {
  for (const key of tabStore.keys()) {
    if (starts.some((start) => key.startsWith(start))) tabStore.removeItem(key);
  }
}
