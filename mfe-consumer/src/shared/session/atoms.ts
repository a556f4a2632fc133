import type { Role, Session } from '@turno/shared-types';
import { isGuest, isMerchant } from '@turno/shared-types/rules';
import { emitAtom, propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { STORAGE_KEYS, safeStorage } from '@turno/shared-ui/session';
import { atom } from 'jotai';

/** The current role; `null` without a session (IDN-001). */
export const roleAtom = atom((get): Role | null => get(sessionAtom)?.roles[0] ?? null);

/** SHL-022: whether the person has a list of queues: neither guests nor merchants nor visitors do. */
export const hasMyQueuesAtom = atom((get) => {
  const role = get(roleAtom);
  return role !== null && !isGuest(role) && !isMerchant(role);
});

/** Whether a ticket taken now would be bound to this device (CON-022). */
export const isGuestAtom = atom((get) => {
  const role = get(roleAtom);
  return role === null || isGuest(role);
});

/** Starts a session and notifies the host (IDN-026, IDN-016). */
export const startSessionAtom = atom(null, (get, set, session: Session) => {
  removeTemporaryToken();
  get(propsAtom).session.signIn(session);
  set(emitAtom, { type: 'signed-in', userId: session.id });
});

/**
 * A change of session that the sign-in page applies: a new session, or the end of the current one (`null`). If the page that
 * caused it applied it, that page's guard would redirect immediately.
 */
export const deferredSessionAtom = atom<{ session: Session | null } | null>(null);

const storage = safeStorage(() => window.localStorage);

/** IDN-015, SHL-005: the token that only allows a change of password; `null` if there is none. */
export function readTemporaryToken(): string | null {
  return storage.getItem(STORAGE_KEYS.temporaryAuthToken);
}

/** IDN-015: stores the token apart from the session. */
export function storeTemporaryToken(token: string): void {
  storage.setItem(STORAGE_KEYS.temporaryAuthToken, token);
}

/** IDN-016: removes the token once the password has been changed. */
export function removeTemporaryToken(): void {
  storage.removeItem(STORAGE_KEYS.temporaryAuthToken);
}
