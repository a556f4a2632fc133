import type { Ticket } from '@turno/shared-types';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { ticketPath } from '../tickets/ticket-path.ts';
import { type LineUpState, lineUpAtom, lineUpStateAtomFor, readPendingAskAtom } from './atoms.ts';
import type { LineUpAsk, LineUpPlace } from './line-up-ask.ts';

export type Line = {
  place: LineUpPlace;
  take: (ask: LineUpAsk) => void;
  /** A press that a reload cut off. */
  pendingAsk: LineUpAsk | null;
};

/** Where the last press stands; apart from what takes the press, so that a press renders only what tells of it. */
export function useLineUpState(place: LineUpPlace): { state: LineUpState; isPending: boolean } {
  const state = useAtomValue(lineUpStateAtomFor(place));
  return { state, isPending: state.step !== 'idle' && state.step !== 'failed' };
}

/**
 * Takes a number and goes to the ticket (CON-029). `held` finds the ticket of somebody who turns out to have one
 * already among what they hold.
 */
export function useLineUp(
  place: LineUpPlace,
  held: (tickets: readonly Ticket[]) => Ticket | null,
): Line {
  const navigate = useNavigate();
  const lineUp = useSetAtom(lineUpAtom);
  const readPendingAsk = useSetAtom(readPendingAskAtom);
  const [pendingAsk] = useState(() => readPendingAsk(place));
  const isShown = useIsShown();
  const takeAndGo = async (ask: LineUpAsk) => {
    const outcome = await lineUp(place, ask);
    if (!outcome) return;
    const ticket = 'ticket' in outcome ? outcome.ticket : held(outcome.held);
    // Whoever went elsewhere meanwhile is not pulled back.
    if (ticket && isShown()) void navigate(ticketPath(ticket));
  };
  return { place, take: (ask) => void takeAndGo(ask), pendingAsk };
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
