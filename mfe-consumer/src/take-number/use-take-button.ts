import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import { remainingAllowance } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { waitingTickets } from '../shared/current-ticket.ts';
import { queueState } from '../shared/queue-state.ts';
import { roleAtom } from '../shared/session-atoms.ts';
import { type TakeButtonState, takeButtonState } from './take-button-state.ts';

type Scene = { merchant: Merchant; queue: Queue; tickets: readonly Ticket[]; now: Date };

/** CON-025, gathered from who is here, what they hold and how the queue stands. */
export function useTakeButton({ merchant, queue, tickets, now }: Scene): TakeButtonState {
  const role = useAtomValue(roleAtom);
  const { openOnlyInTime } = useAtomValue(flagsAtom);
  const isOnline = useOnline();
  const limit = merchant.category?.parent_category?.maxActiveTicketsPerUser ?? null;
  return takeButtonState({
    queue: queueState(merchant, queue, now),
    role,
    remaining: remainingAllowance(
      limit ?? MAX_TICKETS_PER_USER,
      waitingTickets(tickets, merchant.id),
    ),
    openOnlyInTime,
    isOnline,
  });
}
