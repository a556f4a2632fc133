import type { CallInput, Ticket } from '@turno/shared-types';
import { changeTicketNoticesCall, ticketNoticesCall } from '@turno/shared-types/notices';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { ticketKey } from '../../shared/tickets/first-ahead.ts';
import { type Leaving, readLeaving, storeLeaving } from './leaving-memory.ts';

const paramsOf = ({ userId, queueDailyCounterId, counter }: Ticket) => ({
  userId,
  queueDailyCounterId,
  counter,
});

/** How the holder of a ticket is notified; the key is `userId/queueDailyCounterId/counter`. */
const noticesAtomFor = atomFamily((key: string) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const [userId = 0, queueDailyCounterId = 0, counter = 0] = key.split('/').map(Number);
    return {
      queryKey: ['notices', key],
      queryFn: () =>
        send(http, ticketNoticesCall, { params: { userId, queueDailyCounterId, counter } }),
    };
  }),
);
const keyOf = (ticket: Ticket) => `${ticket.userId}/${ticketKey(ticket)}`;

export const noticesOf = (ticket: Ticket) => noticesAtomFor(keyOf(ticket));

export type NoticesChange = CallInput<typeof changeTicketNoticesCall>['body'];

/** Changes how the holder is notified; throws errors for the page to show. */
export const changeNoticesAtom = atom(
  null,
  async (get, _set, ticket: Ticket, body: NoticesChange): Promise<void> => {
    const params = paramsOf(ticket);
    const notices = await send(get(httpAtom), changeTicketNoticesCall, { params, body });
    get(queryClientAtom).setQueryData(['notices', keyOf(ticket)], notices);
  },
);

const leavingsAtom = atom<Readonly<Record<string, Leaving | null>>>({});

/** How far away the holder of a ticket is, and what was announced about leaving; survives a reload. */
export const leavingAtom = atom(
  (get) =>
    (ticket: Ticket): Leaving | null => {
      const known = get(leavingsAtom)[ticketKey(ticket)];
      return known === undefined ? readLeaving(ticket) : known;
    },
  (_get, set, ticket: Ticket, leaving: Leaving | null) => {
    storeLeaving(ticket, leaving);
    set(leavingsAtom, (known) => ({ ...known, [ticketKey(ticket)]: leaving }));
  },
);
