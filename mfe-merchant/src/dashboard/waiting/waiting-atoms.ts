import { type Queue, queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { ticketStatus } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantIdAtom } from '../../shared/merchant-atoms.ts';
import { WAITING_TICKETS } from '../../shared/ticket-lists.ts';

/** Rows per page: as many as a screen shows, so that 5,000 tickets render like 50. */
export const ROWS = 20;

/** The shown page of a queue's waiting tickets, from 1. */
export const waitingPageAtomFor = atomFamily((_queueId: number) => atom(1));

/** S-21: one page of the tickets that wait in a queue, in the order of calls. */
export const waitingTicketsAtomFor = atomFamily((queueId: number) =>
  atomWithQuery<StaffTicket[]>((get) => {
    const params = { merchantId: get(merchantIdAtom), queueId };
    const page = get(waitingPageAtomFor(queueId));
    return {
      queryKey: [WAITING_TICKETS, queueId, page],
      queryFn: () =>
        send(get(httpAtom), queueTicketsCall, {
          params,
          query: { executed: false, page, per_page: ROWS },
        }),
      // A list that was hidden, because nobody waited or another tab was open, is read again when it is shown.
      staleTime: 0,
      placeholderData: (before: StaffTicket[] | undefined) => before,
    };
  }),
);

/** The tickets that still wait; those called since the list was fetched are left out immediately. */
export function stillWaiting(
  tickets: readonly StaffTicket[],
  { queue_daily_counters: days, childQueues = [] }: Queue,
  called: string | null,
): StaffTicket[] {
  const all = [...days, ...childQueues.flatMap((child) => child.queue_daily_counters)];
  return tickets.filter((ticket) => {
    const day = all.find(({ id }) => id === ticket.queueDailyCounterId);
    const isWaiting = !day || ticketStatus(ticket, day) === 'waiting';
    return isWaiting && ticket.ticketValue !== called;
  });
}
