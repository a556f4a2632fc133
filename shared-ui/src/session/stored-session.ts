import { type Session, sessionSchema } from '@turno/shared-types';

/** IDN-004, X-39: the five values of a session that a browser stores. */
export const STORAGE_KEYS = {
  headerVisible: 'headerVisible',
  userRole: 'userRole',
  lastMerchant: 'lastMerchant',
  authToken: 'authToken',
  temporaryAuthToken: 'temporaryAuthToken',
} as const;

/** The checks that staff made at entrances on this device; they are removed at sign-out. */
export const CHECK_IN_HISTORY_KEY = 'checkInHistory';

/** The passes that staff created last on this device; they are removed at sign-out. */
export const CREATED_PASSES_KEY = 'createdPasses';

/** An unfinished registration of a merchant, with the token of its new account; it is removed at the next sign-out. */
export const REGISTRATION_KEY = 'merchantRegistration';

/** What the device stores of a person beside the session, until the sign-out. */
export const SIGN_OUT_KEYS = [CHECK_IN_HISTORY_KEY, CREATED_PASSES_KEY, REGISTRATION_KEY];

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type SafeStorage = KeyValueStore & { keys: () => string[] };

/** A store that keeps working in memory if the browser blocks storage (private windows, blocked third parties). */
export function safeStorage(open: () => KeyValueStore): SafeStorage {
  const memory = new Map<string, string>();
  const real = attempt(open);
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => real?.getItem(key) ?? null) ?? null,
    setItem(key, value) {
      const isKept = attempt(() => {
        real?.setItem(key, value);
        return real !== null;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => real?.removeItem(key));
    },
    keys: () => [...memory.keys(), ...Object.keys(attempt(() => real) ?? {})],
  };
}

/** The result of an access to the browser's storage; `null` if the browser denies it or the storage is full. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Parses the session from its stored values; `null` if they are invalid. */
export function parseStored(authToken: string | null, userRole: string | null): Session | null {
  if (authToken === null) return null;
  try {
    const { id, accessToken } = JSON.parse(authToken);
    // IDN-002, X-05: without a role, or with the default of earlier versions, the session is a user's.
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

/** Clears the session; whether the header shows is not personal and stays. */
export function clearSession(storage: KeyValueStore): void {
  storage.removeItem(STORAGE_KEYS.authToken);
  storage.removeItem(STORAGE_KEYS.temporaryAuthToken);
  storage.removeItem(STORAGE_KEYS.userRole);
  storage.removeItem(STORAGE_KEYS.lastMerchant);
}
