import type { Session } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import { safeStorage } from './stored-session.ts';

/**
 * The keys under which the browser stores personal values. A key that ends with a dot is a prefix. A test compares these lists,
 * and those of the values with another lifetime, with the sources.
 */
export const PERSONAL_KEYS = {
  /** Shared by all tabs, until the session ends or another person signs in. */
  shared: [
    'turno.tickets',
    'turno.first-ahead',
    'turno.leaving',
    'turno.kept-number',
    'turno.given-tickets',
    'turno.staff-role',
  ],
  /** The same for one tab. */
  ofTab: ['turno.passes.draft'],
  /** The same for one tab; a visitor already has them before the first session. */
  lineUps: ['turno.line-up.'],
};

/**
 * The browser's storage. All modules that store values with the lifetime of the session share this instance, because blocked
 * storage falls back to its memory.
 */
export const localStore = safeStorage(() => window.localStorage);
const tabStore = safeStorage(() => window.sessionStorage);

/** Whether two sessions belong to the same person; a guest who signs in or up keeps everything (S-16). */
export function isSamePerson(before: Session | null, next: Session | null): boolean {
  if (!before || before.id === next?.id) return true;
  return next !== null && isGuest(before.roles[0]) && !isGuest(next.roles[0]);
}

/** Stores the id of the account that owns the shared personal values. */
const OWNER_KEY = 'turno.owner';

/**
 * IDN-031: removes the personal values of the previous person when the session has ended or belongs to another person. A frozen
 * page may notice the change late, so values that the next person has stored meanwhile stay, and `onPersonEnd` is not called.
 * Returns `next`.
 */
export function handOverStorage(
  before: Session | null,
  next: Session | null,
  onPersonEnd: () => void = () => undefined,
): Session | null {
  if (!before && !next) return null;
  if (!isSamePerson(before, next)) {
    if (!next || localStore.getItem(OWNER_KEY) !== String(next.id)) {
      removeShared();
      onPersonEnd();
    }
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
