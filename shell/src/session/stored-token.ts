import { type KeyValueStore, STORAGE_KEYS } from '@turno/shared-ui/session';

/** The token that this browser keeps (IDN-004), also where the rest of the session is missing or unreadable. */
export function storedToken(storage: KeyValueStore): string | null {
  const kept = storage.getItem(STORAGE_KEYS.authToken);
  if (!kept) return null;
  try {
    const value: unknown = JSON.parse(kept);
    const isNamed = typeof value === 'object' && value !== null && 'accessToken' in value;
    return isNamed && typeof value.accessToken === 'string' ? value.accessToken : null;
  } catch {
    // A token handed over by another app of the product is stored bare.
    return kept;
  }
}
