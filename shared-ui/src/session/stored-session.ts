import { type Session, sessionSchema } from '@turno/shared-types';
import type { KeyValueStore } from './safe-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Parses the session from its stored values; `null` if they are invalid. */
export function parseStored(authToken: string | null, userRole: string | null): Session | null {
  if (authToken === null) return null;
  try {
    const { id, accessToken } = JSON.parse(authToken);
    // IDN-002, X-05: without a role, or with the default of old times, it is a user's.
    const role = userRole === null || userRole === 'AUTH_USER' ? 'ROLE_USER' : userRole;
    const session = { id, accessToken, roles: [role], require_password_reset: false };
    const parsed = sessionSchema.safeParse(session);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores a session; one that must first change its password is stored apart and does not become current (IDN-015). */
export function storeSession(storage: KeyValueStore, session: Session): void {
  const { id, accessToken, roles } = session;
  if (session.require_password_reset) {
    storage.setItem(STORAGE_KEYS.temporaryAuthToken, accessToken);
    return;
  }
  storage.removeItem(STORAGE_KEYS.temporaryAuthToken);
  // The role first, so that another tab that sees the new token also reads its role.
  storage.setItem(STORAGE_KEYS.userRole, roles[0] ?? 'ROLE_USER');
  storage.setItem(STORAGE_KEYS.authToken, JSON.stringify({ id, accessToken }));
}

/** Clears the session; whether the header shows is no secret and stays. */
export function clearSession(storage: KeyValueStore): void {
  storage.removeItem(STORAGE_KEYS.authToken);
  storage.removeItem(STORAGE_KEYS.temporaryAuthToken);
  storage.removeItem(STORAGE_KEYS.userRole);
  storage.removeItem(STORAGE_KEYS.lastMerchant);
}
