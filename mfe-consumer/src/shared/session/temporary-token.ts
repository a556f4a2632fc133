import { STORAGE_KEYS, safeStorage } from '@turno/shared-ui/session';

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
