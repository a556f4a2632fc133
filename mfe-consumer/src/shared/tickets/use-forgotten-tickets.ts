import { sessionAtom } from '@turno/shared-ui/boot';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { forgetTicketsAtom } from './atoms.ts';

/** Leaves no ticket on a device that nobody is signed in on. */
export function useForgottenTickets(): void {
  const isNobody = useAtomValue(sessionAtom) === null;
  const forget = useSetAtom(forgetTicketsAtom);
  useEffect(() => {
    if (isNobody) forget();
  }, [isNobody, forget]);
}
