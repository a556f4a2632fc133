import type { Ticket } from '@turno/shared-types';
import { TICKET_POLL_MS } from '@turno/shared-types/constants';
import { emitAtom, httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError } from '@turno/shared-ui/http';
import { keepAsking } from '@turno/shared-ui/live';
import { liveAtom, merchantQuery } from '@turno/shared-ui/live/followed-merchant';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { safeStorage } from '@turno/shared-ui/session';
import { atom } from 'jotai';
import { readTickets, removeTicket } from './api.ts';
import { forgetKeptTickets, keepTickets, readKeptTickets } from './cached-tickets.ts';
import { isFollowed } from './followed-ticket.ts';
import { ticketsKey } from './merchant-events.ts';

const storageAtom = atom(() => safeStorage(() => window.localStorage));

/** Nobody is here: nothing of anybody's tickets stays on the device. */
export const forgetTicketsAtom = atom(null, (get) => forgetKeptTickets(get(storageAtom)));

/**
 * The tickets of whoever is here; what was last told of them is there at once, also without an answer. Nothing is asked
 * without a session, and nothing more by the clock once there is none whose number or code is still awaited (CON-031,
 * CON-049): then news and a look at the page do.
 */
export const ticketsAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const storage = get(storageAtom);
  const userId = get(sessionAtom)?.id ?? null;
  const kept = () => (userId === null ? null : readKeptTickets(storage, userId));
  const askAgain = keepAsking(get(liveAtom)?.state ?? null, TICKET_POLL_MS);
  return {
    queryKey: ticketsKey(userId),
    queryFn: async () => {
      if (userId === null) return [];
      const tickets = await readTickets(http, userId);
      keepTickets(storage, userId, { tickets, at: Date.now() });
      return tickets;
    },
    initialData: () => kept()?.tickets,
    initialDataUpdatedAt: () => kept()?.at,
    refetchInterval: (query: AskedTickets) =>
      userId === null || isAllOver(query) ? false : askAgain(query),
  };
});

type AskedTickets = {
  readonly state: {
    readonly status: 'pending' | 'error' | 'success';
    readonly data: readonly Ticket[] | undefined;
  };
};

function isAllOver({ state: { status, data = [] } }: AskedTickets): boolean {
  const now = new Date();
  return status === 'success' && !data.some((ticket) => isFollowed(ticket, now));
}

/** CON-030: shows a new ticket at once and asks for the rest. */
export const addTicketAtom = atom(null, (get, _set, ticket: Ticket) => {
  const client = get(queryClientAtom);
  const key = ticketsKey(ticket.userId);
  client.setQueryData<Ticket[]>(key, (known = []) => [ticket, ...known.filter(isOther(ticket))]);
  void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: merchantQuery(ticket.merchant.id).queryKey });
});

/** CON-030, CON-045: leaves the queue; answers why it did not work, `null` when it did. */
export const removeTicketAtom = atom(null, async (get, set, ticket: Ticket) => {
  try {
    await removeTicket(get(httpAtom), ticket);
  } catch (error) {
    // Gone already, from another tab: what was asked for is so.
    if (!(error instanceof CallError && error.code === 'ticket_not_found')) return error;
  }
  const client = get(queryClientAtom);
  const key = ticketsKey(ticket.userId);
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<Ticket[]>(key, (known = []) => known.filter(isOther(ticket)));
  void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: merchantQuery(ticket.merchant.id).queryKey });
  const { merchant, queue } = ticket;
  set(emitAtom, { type: 'ticket-removed', merchantId: merchant.id, queueId: queue.id });
  return null;
});

function isOther(ticket: Ticket): (each: Ticket) => boolean {
  return (each) =>
    each.queueDailyCounterId !== ticket.queueDailyCounterId || each.counter !== ticket.counter;
}
