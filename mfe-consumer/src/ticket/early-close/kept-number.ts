import type { Ticket } from '@turno/shared-types';
import { safeStorage } from '@turno/shared-ui/session';
import { atom } from 'jotai';
import { ticketKey } from '../../shared/tickets/first-ahead.ts';

const storage = safeStorage(() => window.localStorage);
const NAME = 'turno.kept-number';

const keptAtom = atom<string | null>(null);

/** Whether this device was told to keep the number of a queue that has closed; the next ticket takes its place. */
export const keptNumberAtom = atom(
  (get) => (ticket: Ticket) => (get(keptAtom) ?? storage.getItem(NAME)) === ticketKey(ticket),
  (_get, set, ticket: Ticket) => {
    storage.setItem(NAME, ticketKey(ticket));
    set(keptAtom, ticketKey(ticket));
  },
);
