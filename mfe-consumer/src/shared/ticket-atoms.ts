import type { Ticket } from '@turno/shared-types';
import { TICKET_POLL_MS } from '@turno/shared-types/constants';
import { emitAtom, httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError } from '@turno/shared-ui/http';
import { keepAsking } from '@turno/shared-ui/live';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { liveAtom, merchantKey, ticketsKey } from './live-atoms.ts';
import { readTickets, removeTicket } from './ticket-api.ts';

/** The tickets of whoever is here; asks nothing without a session. */
export const ticketsAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const userId = get(sessionAtom)?.id ?? null;
  return {
    queryKey: ticketsKey(userId),
    queryFn: () => (userId === null ? [] : readTickets(http, userId)),
    refetchInterval:
      userId === null ? false : keepAsking(get(liveAtom)?.state ?? null, TICKET_POLL_MS),
  };
});

/** CON-030: shows a new ticket at once and asks for the rest. */
export const addTicketAtom = atom(null, (get, _set, ticket: Ticket) => {
  const client = get(queryClientAtom);
  const key = ticketsKey(ticket.userId);
  client.setQueryData<Ticket[]>(key, (known = []) => [ticket, ...known.filter(isOther(ticket))]);
  void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: merchantKey(ticket.merchant.id) });
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
  void client.invalidateQueries({ queryKey: merchantKey(ticket.merchant.id) });
  const { merchant, queue } = ticket;
  set(emitAtom, { type: 'ticket-removed', merchantId: merchant.id, queueId: queue.id });
  return null;
});

function isOther(ticket: Ticket): (each: Ticket) => boolean {
  return (each) =>
    each.queueDailyCounterId !== ticket.queueDailyCounterId || each.counter !== ticket.counter;
}
