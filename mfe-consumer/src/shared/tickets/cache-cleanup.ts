import { sessionAtom } from '@turno/shared-ui/boot';
import { safeStorage } from '@turno/shared-ui/session';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { clearFirstAhead } from './first-ahead.ts';
import { clearCachedTickets } from './stored-tickets.ts';

/** Clears the cached tickets as soon as there is no session. */
export function useTicketCacheCleanup(): void {
  const hasSession = useAtomValue(sessionAtom) !== null;
  useEffect(() => {
    if (hasSession) return;
    const storage = safeStorage(() => window.localStorage);
    clearCachedTickets(storage);
    clearFirstAhead(storage);
  }, [hasSession]);
}
