import { type Ticket, ticketCall } from '@turno/shared-types';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { isGivenBack } from './current-ticket.ts';
import { ticketKey } from './first-ahead.ts';

/** The tickets that were given back in this mount, or are being given back. */
const leftHereAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Records that a ticket is given back here, or that the services rejected this. */
export const leavingAtom = atom(null, (get, set, ticket: Ticket, isLeaving: boolean) => {
  const left = new Set(get(leftHereAtom));
  if (isLeaving) left.add(ticketKey(ticket));
  else left.delete(ticketKey(ticket));
  set(leftHereAtom, left);
});

/**
 * Whether a ticket that is missing from the list was given back on another device. The list leaves out such tickets and those
 * that were transferred to somebody else, so this reads the ticket itself; where that fails, the result is `false`.
 */
export const wasLeftElsewhereAtom = atom(null, async (get, _set, ticket: Ticket) => {
  const { userId, queueDailyCounterId, counter } = ticket;
  if (get(leftHereAtom).has(ticketKey(ticket)) || get(sessionAtom)?.id !== userId) return false;
  const params = { userId, queueDailyCounterId, counter };
  return send(get(httpAtom), ticketCall, { params }).then(isGivenBack, () => false);
});
