import type { SessionPort } from '@turno/shared-types';
import { createSessionPort, endOnServer } from '@turno/shared-ui/session';
import type { Gateway } from './mount-in-router.tsx';

/** The session of a page without a host, stored in the browser. */
export function storedSession({ apiBase, clientKey }: Gateway): SessionPort {
  return createSessionPort({ onSignOut: endOnServer(apiBase, clientKey) });
}

/** The session of a page at which nobody signs in. */
export function noSession(): SessionPort {
  return {
    read: () => null,
    subscribe: () => () => undefined,
    signIn: () => undefined,
    signOut: () => undefined,
  };
}
