import type { EndedSession, Session, SessionPort } from '@turno/shared-types';
import { useSyncExternalStore } from 'react';
import { handOverStorage } from './personal-storage.ts';
import { leaveGuest, removeStayedTickets } from './stayed-tickets.ts';
import {
  clearSession,
  type KeyValueStore,
  parseStored,
  SIGN_OUT_KEYS,
  STORAGE_KEYS,
  safeStorage,
  storeSession,
} from './stored-session.ts';

type PortOptions = {
  /** Where the session is stored; the browser's local storage by default. */
  storage?: KeyValueStore;
  /** Receives the ended session, to end it on the server too; must not throw. */
  onSignOut?: (session: Session) => void;
  /** Ends what the browser itself keeps of a person whose session is over, for whatever cause; must not throw. */
  onPersonEnd?: () => void;
};

type OwnSessionPort = Required<SessionPort>;

const SHARED_KEYS: readonly (string | null)[] = [
  // Another tab cleared the whole storage.
  null,
  STORAGE_KEYS.authToken,
  STORAGE_KEYS.temporaryAuthToken,
];

/** IDN-004: the current session, stored in the browser and synchronized across its tabs. */
export function createSessionPort(options: PortOptions = {}): OwnSessionPort {
  let ended: EndedSession | null = null;
  const storage = safeStorage(() => options.storage ?? window.localStorage);
  const listeners = new Set<() => void>();
  const read = cachedRead(storage);
  let known = handOverStorage(null, read());
  const notify = () => {
    known = handOverStorage(known, read(), options.onPersonEnd);
    for (const listener of [...listeners]) listener();
  };
  /** Another tab, or this page before the browser restored it from its cache, has stored or cleared a session. */
  const onOtherPage = () => {
    ended = read() === null ? (endOf(known, 'rejected') ?? ended) : null;
    notify();
  };
  const onStorage = (event: StorageEvent) => {
    if (SHARED_KEYS.includes(event.key)) onOtherPage();
  };
  const end = (cause: EndedSession['cause']): Session | null => {
    const session = read();
    clearSession(storage);
    removeStayedTickets(storage);
    if (cause === 'signed-out') for (const key of SIGN_OUT_KEYS) storage.removeItem(key);
    ended = endOf(session, cause) ?? ended;
    notify();
    return session;
  };
  return {
    read,
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        // A page restored from the back/forward cache has missed the storage events.
        window.addEventListener('pageshow', onOtherPage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onOtherPage);
      };
    },
    endedSession: () => ended,
    signIn(session) {
      ended = null;
      const before = read();
      const hasLeftGuest = leaveGuest(storage, before, session);
      storeSession(storage, session);
      notify();
      // Until a forced change of the password is done, the guest's session stays the current one.
      if (before && hasLeftGuest && !session.require_password_reset) options.onSignOut?.(before);
    },
    signOut() {
      const session = end('signed-out');
      if (session) options.onSignOut?.(session);
    },
    reject: (cause = 'rejected') => void end(cause),
  };
}

function endOf(session: Session | null, cause: EndedSession['cause']): EndedSession | null {
  const role = session?.roles[0];
  return role ? { role, cause } : null;
}

// The same stored text must return the same object, because React compares the results.
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

/** Leaves a session that an act of its person on this page, such as deleting the account, has ended in the services. */
export function leaveEnded(port: SessionPort): void {
  // A host of an earlier release has no `reject`.
  if (port.reject) port.reject('signed-out');
  else port.signOut();
}

/** Ends a session on the server in the background; the request outlives the page and its failure is ignored. */
export function endOnServer(apiBase: string, clientKey: string): (session: Session) => void {
  return ({ accessToken }) => {
    fetch(`${apiBase}/auth/signout`, {
      method: 'POST',
      keepalive: true,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'x-client-key': clientKey,
      },
      body: '{}',
    }).catch(() => undefined);
  };
}

/** The current session, kept up to date. */
export function useSession(port: SessionPort): Session | null {
  return useSyncExternalStore(port.subscribe, port.read, port.read);
}
