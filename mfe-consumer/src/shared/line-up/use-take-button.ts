import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import { remainingAllowance } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { queueState } from '../queue/queue-state.ts';
import { roleAtom } from '../session/atoms.ts';
import { waitingTickets } from '../tickets/current-ticket.ts';
import { type TakeButtonState, takeButtonState } from './take-button-state.ts';

type TakeButtonFacts = { merchant: Merchant; queue: Queue; tickets: readonly Ticket[]; now: Date };

/** CON-025, from the person's role, their tickets and the state of the queue. */
export function useTakeButton({ merchant, queue, tickets, now }: TakeButtonFacts): TakeButtonState {
  const role = useAtomValue(roleAtom);
  const { openOnlyInTime } = useAtomValue(flagsAtom);
  const isOnline = useOnline();
  return takeButtonState({
    queue: queueState(merchant, queue, now),
    role,
    remaining: remainingTickets(merchant, tickets),
    openOnlyInTime,
    isOnline,
  });
}

/** QUE-058, QUE-060: how many tickets may still be taken here, as far as the browser knows. */
export function remainingTickets(merchant: Merchant, tickets: readonly Ticket[]): number {
  const ofCategory = merchant.category?.parent_category?.maxActiveTicketsPerUser ?? null;
  const here = remainingAllowance(ofCategory, waitingTickets(tickets, merchant.id));
  const overall = remainingAllowance(MAX_TICKETS_PER_USER, waitingTickets(tickets));
  return Math.min(here ?? MAX_TICKETS_PER_USER, overall ?? MAX_TICKETS_PER_USER);
}
