import { removeTicketCall, type Ticket, userTicketsCall } from '@turno/shared-types';
import { TICKET_POLL_MS } from '@turno/shared-types/constants';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { emitAtom, httpAtom, sessionAtom, storageAtom } from '@turno/shared-ui/boot';
import { liveAtom, merchantQuery } from '@turno/shared-ui/followed-merchant';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { livePolling } from '@turno/shared-ui/live';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom, type Getter } from 'jotai';
import { cacheTickets, readCachedTickets } from './cached-tickets.ts';
import { readFirstAhead, recordFirstAhead } from './first-ahead.ts';
import { forgetGivenTicket } from './given-ticket.ts';
import { leavingAtom } from './left-atoms.ts';
import { ticketsKey } from './merchant-events.ts';
import { isFollowed } from './ticket-lifetime.ts';

/**
 * The tickets of the session's user; cached ones are shown immediately, even without an answer. Polling ends once no ticket
 * waits for its call or has a valid code (CON-031, CON-049); live messages and a return to the page still refetch.
 */
export const ticketsAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const storage = get(storageAtom);
  const userId = get(sessionAtom)?.id ?? null;
  const cached = () => (userId === null ? null : readCachedTickets(storage, userId));
  const pollInterval = livePolling(get(liveAtom)?.state ?? null, TICKET_POLL_MS);
  return {
    queryKey: ticketsKey(userId),
    queryFn: async ({ signal }) => {
      if (userId === null) return [];
      const tickets = await readTickets(http, userId, signal);
      // A person who has signed out meanwhile must leave nothing on this device.
      signal.throwIfAborted();
      cacheTickets(storage, userId, { tickets, at: Date.now() });
      recordFirstAhead(storage, tickets);
      return tickets;
    },
    initialData: () => cached()?.tickets,
    initialDataUpdatedAt: () => cached()?.at,
    refetchInterval: (query: TicketsQuery) =>
      userId === null || isAllOver(query) ? false : pollInterval(query),
  };
});

type TicketsQuery = {
  readonly state: {
    readonly status: 'pending' | 'error' | 'success';
    readonly data: readonly Ticket[] | undefined;
  };
};

function isAllOver({ state: { status, data = [] } }: TicketsQuery): boolean {
  const now = new Date();
  return status === 'success' && !data.some((ticket) => isFollowed(ticket, now));
}

/** The numbers that were ahead of each ticket when this device first saw it. */
export const firstAheadAtom = atom((get) => {
  get(ticketsAtom);
  return readFirstAhead(get(storageAtom));
});

/** Counts the tickets taken and removed in this mount; the call alerts of an embed listen to it. */
export const ticketChangesAtom = atom(0);

/** CON-030: shows a new ticket immediately and refetches the data that it changes. */
export const addTicketAtom = atom(null, (get, set, ticket: Ticket) => {
  set(ticketChangesAtom, (count) => count + 1);
  const client = get(queryClientAtom);
  const key = ticketsKey(ticket.userId);
  changeTickets(get, ticket.userId, (known) => [ticket, ...known.filter(isOther(ticket))]);
  void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: merchantQuery(ticket.merchant.id).queryKey });
});

/** CON-030, CON-045: leaves the queue; returns the error, `null` on success. */
export const removeTicketAtom = atom(null, async (get, set, ticket: Ticket) => {
  // The list may be refetched without the ticket before the answer arrives.
  set(leavingAtom, ticket, true);
  try {
    await removeTicket(get(httpAtom), ticket);
    // The offer of a removed ticket cannot be accepted any more: its page must not say that it was given away.
    forgetGivenTicket(ticket);
  } catch (error) {
    // The ticket was removed in another tab, or somebody has accepted its offer.
    if (!(error instanceof CallError && error.code === 'ticket_not_found')) {
      // Without an answer the ticket may still have been removed.
      if (error instanceof CallError && !isOutcomeUnknown(error.status))
        set(leavingAtom, ticket, false);
      return error;
    }
  }
  set(ticketChangesAtom, (count) => count + 1);
  const client = get(queryClientAtom);
  const key = ticketsKey(ticket.userId);
  await client.cancelQueries({ queryKey: key });
  changeTickets(get, ticket.userId, (known) => known.filter(isOther(ticket)));
  void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: merchantQuery(ticket.merchant.id).queryKey });
  const { merchant, queue } = ticket;
  set(emitAtom, { type: 'ticket-removed', merchantId: merchant.id, queueId: queue.id });
  return null;
});

/** Shows and caches a change that the services have confirmed, because the network may fail before the list is refetched. */
function changeTickets(
  get: Getter,
  userId: number,
  change: (known: readonly Ticket[]) => Ticket[],
): void {
  const storage = get(storageAtom);
  const client = get(queryClientAtom);
  const key = ticketsKey(userId);
  const shown = client.getQueryState<Ticket[]>(key);
  const cached = readCachedTickets(storage, userId);
  // Another tab may have stored a later list.
  const isCachedNewer = cached !== null && cached.at > (shown?.dataUpdatedAt ?? 0);
  const tickets = change((isCachedNewer ? cached.tickets : shown?.data) ?? []);
  client.setQueryData<Ticket[]>(key, tickets);
  if (get(sessionAtom)?.id !== userId) return;
  cacheTickets(storage, userId, { tickets, at: Date.now() });
  recordFirstAhead(storage, tickets);
}

function isOther(ticket: Ticket): (each: Ticket) => boolean {
  return (each) =>
    each.queueDailyCounterId !== ticket.queueDailyCounterId || each.counter !== ticket.counter;
}

/** The tickets of a user, newest first. */
function readTickets(http: Http, userId: number, signal: AbortSignal): Promise<Ticket[]> {
  return send(http, userTicketsCall, { params: { scope: 'private', userId }, signal });
}

/** Gives a waiting ticket back. */
async function removeTicket(http: Http, ticket: Ticket): Promise<void> {
  const { userId, queueDailyCounterId, counter } = ticket;
  await send(http, removeTicketCall, { params: { userId, queueDailyCounterId, counter } });
}
