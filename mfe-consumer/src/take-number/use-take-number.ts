import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { reservationPath } from '../paths.ts';
import {
  type LineUpState,
  lineUpStateAtomFor,
  readPendingPaxAtom,
  takeNumberAtom,
} from './atoms.ts';

type Place = { merchantId: number; queueId: number };

export type Line = {
  state: LineUpState;
  take: (paxCount: number) => void;
  /** Party of a press that a reload cut off. */
  pendingPax: number | null;
};

/** Takes a number and goes to the ticket (CON-029). */
export function useTakeNumber(place: Place): Line {
  const state = useAtomValue(lineUpStateAtomFor(place.queueId));
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
  return { state, take: (paxCount) => void takeAndGo(paxCount), pendingPax };
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
