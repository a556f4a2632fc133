import type { DailyCounter } from '@turno/shared-types';
import { atom } from 'jotai';

/** The first part of the keys of the pages of those who wait. */
export const WAITING_TICKETS = 'waiting-tickets';

/** How often tickets of each day changed without moving its queue, such as by a check-in at the door. */
const changesAtom = atom<ReadonlyMap<number, number>>(new Map());

/** Counts such a change of a ticket. */
export const ticketChangedAtom = atom(null, (get, set, dayId: number) => {
  const changes = get(changesAtom);
  set(changesAtom, new Map(changes).set(dayId, (changes.get(dayId) ?? 0) + 1));
});

/**
 * What a list of the tickets of these days depends on: it changes whenever a ticket joined, left, was called, was kept
 * aside or brought back, or was checked in.
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
