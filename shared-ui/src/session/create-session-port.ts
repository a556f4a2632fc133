import type { Session, SessionPort } from '@turno/shared-types';
import { type KeyValueStore, safeStorage } from './safe-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { forgetSession, keepSession, parseStored } from './stored-session.ts';

type PortOptions = {
  /** Where the session is kept; the browser's local storage unless told otherwise. */
  storage?: KeyValueStore;
  /** Told the session that was ended, to end it on the server too; must not throw. */
  onSignOut?: (session: Session) => void;
};

/** IDN-004: who is signed in, kept in the browser and in step across its tabs. */
export function createSessionPort(options: PortOptions = {}): SessionPort {
  const storage = safeStorage(() => options.storage ?? window.localStorage);
  const listeners = new Set<() => void>();
  const read = cachedRead(storage);
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = (event: StorageEvent) => {
    // A `null` key means that another tab emptied the whole store.
    if (event.key === null || event.key === STORAGE_KEYS.authToken) tell();
  };
  return {
    read,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    signIn(session) {
      keepSession(storage, session);
      tell();
    },
    signOut() {
      const session = read();
      forgetSession(storage);
      tell();
      if (session) options.onSignOut?.(session);
    },
  };
}

// The same stored text must give the same object: React compares what it reads.
function cachedRead(storage: KeyValueStore): () => Session | null {
  let seen = '';
  let session: Session | null = null;
  return () => {
    const authToken = storage.getItem(STORAGE_KEYS.authToken);
    const userRole = storage.getItem(STORAGE_KEYS.userRole);
    const raw = `${userRole}\n${authToken}`;
    if (raw !== seen) session = parseStored(authToken, userRole);
    seen = raw;
    return session;
  };
}
