import type { DailyCounter } from '@turno/shared-types';
import { atom } from 'jotai';

/** The first part of the query keys of waiting lists. */
export const WAITING_TICKETS = 'waiting-tickets';

/** Counts, for each day, the changes of tickets that did not move the queue, such as a check-in. */
const changesAtom = atom<ReadonlyMap<number, number>>(new Map());

/** Counts one such change. */
export const ticketChangedAtom = atom(null, (get, set, dayId: number) => {
  const changes = get(changesAtom);
  set(changesAtom, new Map(changes).set(dayId, (changes.get(dayId) ?? 0) + 1));
});

/**
 * The state on which a list of the tickets of these days depends: it changes whenever a ticket joined, left, was called, set
 * aside, brought back or checked in.
 */
export const listStateAtom = atom((get) => {
  const changes = get(changesAtom);
  return (days: readonly DailyCounter[]): string =>
    days.map((day) => `${dayState(day)},${changes.get(day.id) ?? 0}`).join(' ');
});

function dayState(day: DailyCounter): string {
  const { id, counter, nextTicket, nextAvailableTicket, ticketsAhead, paxAhead } = day;
  const calls = day.latestCalls?.map((call) => `${call.counter}${call.ended ? '-' : '+'}`);
  const aside = day.asideTickets?.map((ticket) => ticket.counter);
  const numbers = [id, counter, nextTicket, nextAvailableTicket, ticketsAhead, paxAhead];
  return [...numbers, calls?.join('/'), aside?.join('/')].join();
}
