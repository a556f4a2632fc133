import type { Ticket } from '@turno/shared-types';
import { acceptTicketOfferCall, ticketOfferCall } from '@turno/shared-types/shared-tickets';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { becomeGuestAtom } from '../shared/line-up/atoms.ts';
import { addTicketAtom } from '../shared/tickets/atoms.ts';

/** The ticket that a link offers. */
export const ticketOfferAtomFor = atomFamily((token: string) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    return {
      queryKey: ['ticket-offer', token],
      queryFn: ({ signal }) => send(http, ticketOfferCall, { params: { token }, signal }),
      retry: false,
    };
  }),
);

/** Takes the offered ticket over; who has no session gets a guest's first. Throws on failure. */
export const acceptOfferAtom = atom(null, async (get, set, token: string): Promise<Ticket> => {
  await set(becomeGuestAtom);
  const ticket = await send(get(httpAtom), acceptTicketOfferCall, { params: { token } });
  set(addTicketAtom, ticket);
  return ticket;
});
