import { type Ticket, ticketPath } from '@turno/shared-types';
import {
  endLimitAtom,
  endUnansweredAtom,
  type LineUpRequest,
  type QueueRef,
} from '@turno/shared-ui/booking';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ticketsAtom } from '../tickets/atoms.ts';
import { waitingTickets } from '../tickets/current-ticket.ts';
import { takeNumberAtom } from './atoms.ts';

export type LineUp = {
  queue: QueueRef;
  take: (request: LineUpRequest) => void;
};

/**
 * Takes a number and navigates to the ticket (CON-029). If the person is already in the queue, `findHeld` selects their ticket.
 */
export function useLineUp(
  queue: QueueRef,
  findHeld: (tickets: readonly Ticket[]) => Ticket | null,
): LineUp {
  const navigate = useNavigate();
  const takeNumber = useSetAtom(takeNumberAtom);
  const isShown = useIsShown();
  const { data: tickets = [] } = useAtomValue(ticketsAtom);
  const isHeld = findHeld(tickets) !== null;
  const endUnanswered = useSetAtom(endUnansweredAtom);
  const onHeld = useEffectEvent(() => endUnanswered(queue));
  useEffect(() => {
    if (isHeld) onHeld();
  }, [isHeld]);
  // CON-025: a person who leaves a queue, or is called, may take a number again.
  const waiting = waitingTickets(tickets);
  const endLimit = useSetAtom(endLimitAtom);
  const onWaiting = useEffectEvent((_count: number) => endLimit(queue));
  useEffect(() => onWaiting(waiting), [waiting]);
  const takeAndGo = async (request: LineUpRequest) => {
    const outcome = await takeNumber(queue, request);
    if (!outcome) return;
    const ticket = 'ticket' in outcome ? outcome.ticket : findHeld(outcome.held);
    // Navigates only if the person is still on this screen.
    if (ticket && isShown()) void navigate(ticketPath(ticket));
  };
  return { queue, take: (request) => void takeAndGo(request) };
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
