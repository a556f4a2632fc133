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

export type OwnSessionPort = SessionPort & {
  /** IDN-028: whether a sign-out was completed on this page, and nobody has signed in since. */
  isSignedOut(): boolean;
};

const SHARED_KEYS: readonly (string | null)[] = [
  // Another tab emptied the whole store.
  null,
  STORAGE_KEYS.authToken,
  STORAGE_KEYS.temporaryAuthToken,
];

/** IDN-004: who is signed in, kept in the browser and in step across its tabs. */
export function createSessionPort(options: PortOptions = {}): OwnSessionPort {
  let isSignedOut = false;
  const storage = safeStorage(() => options.storage ?? window.localStorage);
  const listeners = new Set<() => void>();
  const read = cachedRead(storage);
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (SHARED_KEYS.includes(event.key)) notify();
  };
  return {
    read,
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        // A page that comes back from the browser's memory heard nothing in the meantime.
        window.addEventListener('pageshow', notify);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', notify);
      };
    },
    isSignedOut: () => isSignedOut,
    signIn(session) {
      isSignedOut = false;
      keepSession(storage, session);
      notify();
    },
    signOut() {
      const session = read();
      forgetSession(storage);
      isSignedOut = true;
      notify();
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
