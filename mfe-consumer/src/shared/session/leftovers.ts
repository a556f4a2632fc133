import { sessionAtom } from '@turno/shared-ui/boot';
import { removeLeftovers } from '@turno/shared-ui/session';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Removes what is stored of a person whose session ended while no page was open. */
export function useLeftoverCleanup(): void {
  const hasSession = useAtomValue(sessionAtom) !== null;
  useEffect(() => {
    if (!hasSession) removeLeftovers();
  }, [hasSession]);
}
