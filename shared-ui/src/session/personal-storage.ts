import type { Session } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import { safeStorage } from './stored-session.ts';

/**
 * What the browser stores of a person. Keys that end with a dot are the beginnings of several. A test compares these lists, and
 * those of keys that end otherwise, with the sources.
 */
export const PERSONAL_KEYS = {
  /** In all tabs, until the session ends or another person has one. */
  shared: [
    'turno.tickets',
    'turno.first-ahead',
    'turno.leaving',
    'turno.kept-number',
    'turno.given-tickets',
    'turno.staff-role',
  ],
  /** The same in one tab. */
  ofTab: ['turno.passes.draft'],
  /** The same, and a visitor has them before the first session. */
  lineUps: ['turno.line-up.'],
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
    removeOfTab([...PERSONAL_KEYS.ofTab, ...PERSONAL_KEYS.lineUps]);
  }
  if (next) localStore.setItem(OWNER_KEY, String(next.id));
  else localStore.removeItem(OWNER_KEY);
  return next;
}

/** Removes personal values when no session is stored; the requests of the present visitor stay. */
export function removeLeftovers(): void {
  removeShared();
  removeOfTab(PERSONAL_KEYS.ofTab);
}

function removeShared(): void {
  for (const key of PERSONAL_KEYS.shared) localStore.removeItem(key);
}

function removeOfTab(starts: readonly string[]): void {
  for (const key of tabStore.keys()) {
    if (starts.some((start) => key.startsWith(start))) tabStore.removeItem(key);
  }
}
