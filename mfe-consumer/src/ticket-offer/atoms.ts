import type { CallReply, ErrorCode, Ticket } from '@turno/shared-types';
import { acceptTicketOfferCall, ticketOfferCall } from '@turno/shared-types/shared-tickets';
import { httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { becomeGuestAtom } from '../shared/line-up/atoms.ts';
import { addTicketAtom } from '../shared/tickets/atoms.ts';

/** How often the page reads an offer again. */
const REFRESH_MS = 10_000;

/** The errors that end an offer for everybody: somebody has taken the ticket, or it is no longer transferable. */
const ENDS: Partial<Record<ErrorCode, 'used' | 'expired'>> = {
  link_used: 'used',
  link_expired: 'expired',
  ticket_not_transferable: 'expired',
};

/** The end of an offer that an error means; `null` for what this person may mend. */
export function endOfOffer(error: unknown): 'used' | 'expired' | null {
  return error instanceof CallError && error.code ? (ENDS[error.code] ?? null) : null;
}

/** What a link offers, or the ticket that this person has taken over with it. */
type OfferedTicket = { offer: CallReply<typeof ticketOfferCall> } | { own: Ticket };

/** The ticket that a link offers, read again at intervals until the offer has ended. */
export const ticketOfferAtomFor = atomFamily((token: string) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const { session } = get(propsAtom);
    return {
      queryKey: ['ticket-offer', token],
      queryFn: async ({ signal }): Promise<OfferedTicket> => {
        try {
          return { offer: await send(http, ticketOfferCall, { params: { token }, signal }) };
        } catch (error) {
          if (!isUsed(error) || session.read() === null) throw error;
          return { own: await acceptAgain(http, token, error) };
        }
      },
      retry: false,
      refetchInterval: ({ state: { error } }) => (endOfOffer(error) ? false : REFRESH_MS),
    };
  }),
);

const isUsed = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'link_used';

/** The ticket of the person who used a link before: the first answer may have been lost. Anybody else gets `used`. */
async function acceptAgain(http: Http, token: string, used: CallError): Promise<Ticket> {
  try {
    const query = { repeated: true };
    return await send(http, acceptTicketOfferCall, { params: { token }, query });
  } catch (error) {
    throw error instanceof CallError && error.isOffline ? error : used;
  }
}

/** Takes the offered ticket over; a person without a session gets a guest's first. Throws on failure. */
export const acceptOfferAtom = atom(null, async (get, set, token: string): Promise<Ticket> => {
  await set(becomeGuestAtom);
  const ticket = await send(get(httpAtom), acceptTicketOfferCall, { params: { token } });
  set(addTicketAtom, ticket);
  return ticket;
});
