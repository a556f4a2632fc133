import { queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { liveAtom, type MerchantEvent } from '@turno/shared-ui/followed-merchant';
import { send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom, useAtomValue } from 'jotai';
import { CHECK_MS, merchantIdAtom } from '../../shared/merchant-atoms.ts';
import { WAITING_TICKETS } from '../../shared/ticket-lists.ts';
import { queueAtom } from '../open-queue.ts';

/** The first part of the query keys of served tickets. */
const SERVED_TICKET = 'served-ticket';

/**
 * A ticket of the shown queue by its value, of the current or another day. Most of them are found in the waiting list without a
 * request.
 */
const servedTicketAtomFor = atomFamily((name: string) => {
  const [ticketValue = '', counterId] = name.split('|');
  return atomWithQuery<StaffTicket | null>((get) => {
    const queue = get(queueAtom);
    const params = { merchantId: get(merchantIdAtom), queueId: queue?.id ?? 0 };
    const named = (tickets: readonly StaffTicket[]) =>
      tickets.find((ticket) => ticket.ticketValue === ticketValue);
    return {
      queryKey: [SERVED_TICKET, queue?.queue_daily_counters[0]?.id ?? 0, name],
      queryFn: async () => {
        const ofDay = counterId ? { counterId: Number(counterId) } : {};
        const query = { q: ticketValue, page: 1, ...ofDay };
        return named(await send(get(httpAtom), queueTicketsCall, { params, query })) ?? null;
      },
      initialData: () => {
        if (counterId) return undefined;
        const queryKey = [WAITING_TICKETS, params.queueId];
        const lists = get(queryClientAtom).getQueriesData<StaffTicket[]>({ queryKey });
        return named(lists.flatMap(([, tickets = []]) => tickets));
      },
      enabled: ticketValue !== '' && params.queueId > 0,
      staleTime: Number.POSITIVE_INFINITY,
      // Polling does not reveal check-ins.
      refetchInterval: get(liveAtom)?.state === 'live' ? false : CHECK_MS,
    };
  });
});

/**
 * S-21: the ticket that a desk serves, as staff see it; `null` until it is known. `counterId` names a day other than the
 * current one.
 */
export function useServedTicket(
  ticketValue: string | null,
  counterId?: number | undefined,
): StaffTicket | null {
  const name = counterId === undefined ? '' : `|${counterId}`;
  return useAtomValue(servedTicketAtomFor(`${ticketValue ?? ''}${name}`)).data ?? null;
}

type Party = Partial<Pick<StaffTicket, 'checkedInAt' | 'enteredPax' | 'userId'>>;

/**
 * The facts that decide which commands a desk may send for a ticket. While the ticket loads, they assume that somebody holds
 * it and that nobody has entered.
 */
export function partyOf(ticket: Party | null) {
  const { checkedInAt = null, enteredPax = 0 } = ticket ?? {};
  return { checkedInAt, hasAnybodyEntered: enteredPax > 0, isHeld: ticket?.userId !== null };
}

/** A check-in does not change the queue, so the ticket is refetched when it has changed, or may have changed unnoticed. */
export const servedTicketEventAtom = atom(null, (get, _set, event: MerchantEvent) => {
  if (event.type !== 'ticket-changed' && event.type !== 'stream-opened') return;
  const isConcerned = (ticket: StaffTicket | null | undefined) =>
    !ticket ||
    event.type === 'stream-opened' ||
    (ticket.queueDailyCounterId === event.queueDailyCounterId && ticket.counter === event.counter);
  void get(queryClientAtom).invalidateQueries({
    queryKey: [SERVED_TICKET],
    predicate: ({ state }) => isConcerned(state.data as StaffTicket | null | undefined),
  });
});
