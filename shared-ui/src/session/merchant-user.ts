import { type Session, type SessionPort, sessionSchema } from '@turno/shared-types';
import { type KeyValueStore, STORAGE_KEYS } from '@turno/shared-ui/session';

/**
 * IDN-008: keeps the account of a merchant who has just registered aside: the visitor is not signed in by it. Also
 * what a manager's session is kept in while a guest's takes its place.
 */
export function keepMerchantUser(storage: KeyValueStore, session: Session): void {
  storage.setItem(STORAGE_KEYS.lastMerchant, JSON.stringify(session));
}

/** The merchant's account that was kept aside, `null` without one. */
export function readMerchantUser(storage: KeyValueStore): Session | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.lastMerchant) ?? 'null');
    const { data } = sessionSchema.safeParse(kept);
    return data?.roles[0] === 'ROLE_MERCHANT' ? data : null;
  } catch {
    return null;
  }
}

type Toggle = {
  port: SessionPort;
  storage: KeyValueStore;
  /** Exchanges the token that ends a registration for a full session; throws when it is refused. */
  exchange: (merchantUser: Session) => Promise<Session>;
};

/**
 * IDN-029: the merchant's account that was kept aside takes the place of whatever session is in force; answers it, or
 * `null` when none was kept. It is kept until its exchange has succeeded.
 */
export async function toggleSession({ port, storage, exchange }: Toggle): Promise<Session | null> {
  const kept = readMerchantUser(storage);
  if (!kept) return null;
  const session = await exchange(kept);
  storage.removeItem(STORAGE_KEYS.lastMerchant);
  port.signIn(session);
  return session;
}

/** IDN-030: puts a manager's own session back in force after a guest's had taken its place; `false` without one. */
export function recoverMerchant(port: SessionPort, storage: KeyValueStore): boolean {
  const kept = readMerchantUser(storage);
  if (!kept || port.read()?.roles[0] !== 'ROLE_GUEST') return false;
  storage.removeItem(STORAGE_KEYS.lastMerchant);
  port.signIn(kept);
  return true;
}
