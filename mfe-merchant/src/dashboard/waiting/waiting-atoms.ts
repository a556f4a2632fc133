import { type Queue, queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { ticketStatus } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { queueAtom } from '../open-queue.ts';

/** Rows of a page: what a screen holds, so that 5,000 tickets render like 50. */
export const ROWS = 20;

/** The first part of the keys of its pages. */
export const WAITING_TICKETS = 'waiting-tickets';

const chosenPageAtom = atom<{ queueId: number; page: number } | null>(null);

/** The page of the waiting tickets that is shown, from 1. */
export const waitingPageAtom = atom(
  (get) => {
    const chosen = get(chosenPageAtom);
    return chosen && chosen.queueId === get(queueAtom)?.id ? chosen.page : 1;
  },
  (get, set, page: number) => set(chosenPageAtom, { queueId: get(queueAtom)?.id ?? 0, page }),
);

/** S-21: one page of the tickets that wait in the shown queue, in the order of calls. */
export const waitingTicketsAtom = atomWithQuery<StaffTicket[]>((get) => {
  const params = { merchantId: get(merchantAtom)?.id ?? 0, queueId: get(queueAtom)?.id ?? 0 };
  const page = get(waitingPageAtom);
  return {
    queryKey: [WAITING_TICKETS, params.queueId, page],
    queryFn: () =>
      send(get(httpAtom), queueTicketsCall, {
        params,
        query: { executed: false, page, per_page: ROWS },
      }),
    enabled: params.queueId > 0,
    // A list that was hidden, because nobody waited or another tab was open, is read again when it is shown.
    staleTime: 0,
    placeholderData: (before: StaffTicket[] | undefined, query) =>
      query?.queryKey[1] === params.queueId ? before : undefined,
  };
});

/** The tickets that still wait: what was called since the list was read is left out at once. */
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
