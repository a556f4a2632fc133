import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { remainingTickets } from '../shared/line-up/use-take-button.ts';
import { queueState } from '../shared/queue/queue-state.ts';
import { roleAtom } from '../shared/session/atoms.ts';
import { showTicket } from '../shared/tickets/current-ticket.ts';
import { type ShowButtonState, showButtonState } from './show-button-state.ts';
import type { ShowRowProps } from './show-row.tsx';

/** CON-065, from the person's role, their tickets and the state of the show. */
export function useShowButton(props: ShowRowProps): ShowButtonState {
  const { merchant, queue, show, tickets, now } = props;
  const role = useAtomValue(roleAtom);
  const isOnline = useOnline();
  return showButtonState({
    show,
    queue,
    state: queueState(merchant, queue, now, show.counter),
    role,
    hasTicket: showTicket(tickets, show.counter.id) !== null,
    remaining: remainingTickets(merchant, tickets),
    isOnline,
    now,
  });
}
