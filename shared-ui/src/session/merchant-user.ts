import { type Session, type SessionPort, sessionSchema } from '@turno/shared-types';
import { type KeyValueStore, STORAGE_KEYS } from '@turno/shared-ui/session';

/**
 * IDN-008: stores the account of a newly registered merchant apart, without signing the visitor in. It also stores a
 * manager's session while a guest's replaces it.
 */
export function storeMerchantUser(storage: KeyValueStore, session: Session): void {
  storage.setItem(STORAGE_KEYS.lastMerchant, JSON.stringify(session));
}

/** The stored merchant's account, `null` without one. */
export function readMerchantUser(storage: KeyValueStore): Session | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.lastMerchant) ?? 'null');
    const { data } = sessionSchema.safeParse(stored);
    return data?.roles[0] === 'ROLE_MERCHANT' ? data : null;
  } catch {
    return null;
  }
}

type Toggle = {
  port: SessionPort;
  storage: KeyValueStore;
  /** Exchanges the token that ends a registration for a full session; throws when the server rejects it. */
  exchange: (merchantUser: Session) => Promise<Session>;
};

/**
 * IDN-029: replaces the current session by the stored merchant's account and returns it, or `null` without a stored
 * one. The account stays stored until its exchange has succeeded.
 */
export async function toggleSession({ port, storage, exchange }: Toggle): Promise<Session | null> {
  const stored = readMerchantUser(storage);
  if (!stored) return null;
  const session = await exchange(stored);
  storage.removeItem(STORAGE_KEYS.lastMerchant);
  port.signIn(session);
  return session;
}

/** IDN-030: restores a manager's own session after a guest's replaced it; `false` without one. */
export function recoverMerchant(port: SessionPort, storage: KeyValueStore): boolean {
  const stored = readMerchantUser(storage);
  if (!stored || port.read()?.roles[0] !== 'ROLE_GUEST') return false;
  storage.removeItem(STORAGE_KEYS.lastMerchant);
  port.signIn(stored);
  return true;
}
