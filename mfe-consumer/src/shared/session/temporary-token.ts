import { STORAGE_KEYS, safeStorage } from '@turno/shared-ui/session';

const storage = safeStorage(() => window.localStorage);

/** IDN-015, SHL-005: the token that is good for changing the password only; `null` without one. */
export function readTemporaryToken(): string | null {
  return storage.getItem(STORAGE_KEYS.temporaryAuthToken);
}

/** IDN-015: keeps a token aside from the session. */
export function keepTemporaryToken(token: string): void {
  storage.setItem(STORAGE_KEYS.temporaryAuthToken, token);
}

/** IDN-016: lowers the request to change the password. */
export function forgetTemporaryToken(): void {
  storage.removeItem(STORAGE_KEYS.temporaryAuthToken);
}
