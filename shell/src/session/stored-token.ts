import { type KeyValueStore, STORAGE_KEYS } from '@turno/shared-ui/session';

/** The token that this browser stores (IDN-004), also if the rest of the session is missing or unreadable. */
export function storedToken(storage: KeyValueStore): string | null {
  const stored = storage.getItem(STORAGE_KEYS.authToken);
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    const isNamed = typeof value === 'object' && value !== null && 'accessToken' in value;
    return isNamed && typeof value.accessToken === 'string' ? value.accessToken : null;
  } catch {
    // Other apps of the product store the bare token.
    return stored;
  }
}
