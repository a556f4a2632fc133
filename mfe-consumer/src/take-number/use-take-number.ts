import { useNavigate } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { reservationPath } from '../paths.ts';
import { readPendingPaxAtom, takeNumberAtom } from './atoms.ts';

type Place = { merchantId: number; queueId: number };

/** Takes a number and goes to the ticket (CON-029); `pendingPax` is the party of a press that a reload cut off. */
export function useTakeNumber(place: Place) {
  const navigate = useNavigate();
  const takeNumber = useSetAtom(takeNumberAtom);
  const readPendingPax = useSetAtom(readPendingPaxAtom);
  const [pendingPax] = useState(() => readPendingPax(place));
  const isShown = useIsShown();
  const takeAndGo = async (paxCount: number) => {
    const hasTicket = await takeNumber({ ...place, paxCount });
    // Whoever went elsewhere meanwhile is not pulled back.
    if (hasTicket && isShown()) void navigate(reservationPath(place.merchantId, place.queueId));
  };
  return { take: (paxCount: number) => void takeAndGo(paxCount), pendingPax };
}

function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
