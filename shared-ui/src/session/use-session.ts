import type { Session, SessionPort } from '@turno/shared-types';
import { useSyncExternalStore } from 'react';

/** The current session, kept up to date. */
export function useSession(port: SessionPort): Session | null {
  return useSyncExternalStore(port.subscribe, port.read, port.read);
}
