import type { CallReply, ErrorCode, Ticket } from '@turno/shared-types';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import {
  acceptTicketOfferCall,
  type PublicTicket,
  ticketOfferCall,
} from '@turno/shared-types/shared-tickets';
import { httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { becomeGuestAtom } from '../shared/line-up/atoms.ts';
import { addTicketAtom } from '../shared/tickets/atoms.ts';

/** How often the page refetches an offer. */
const REFRESH_MS = 10_000;

/** The errors that end an offer for everybody. `link_used` does not, because the services may release that claim. */
const ENDS: readonly (ErrorCode | null)[] = ['link_expired', 'ticket_not_transferable'];

/** Whether an error ends the offer and cannot be remedied by this person. */
export function endsOffer(error: unknown): boolean {
  return error instanceof CallError && ENDS.includes(error.code);
}

/**
 * The state of an offer: what the link offers, the ticket that this person has taken over with it, or that another person has
 * claimed it; then with the merchant of the ticket, if that was shown before.
 */
type OfferedTicket =
  | { offer: CallReply<typeof ticketOfferCall> }
  | { own: Ticket }
  | { usedOf: PublicTicket['merchant'] | null };

const keyOf = (token: string) => ['ticket-offer', token];

function usedAfter(known: OfferedTicket | undefined): OfferedTicket {
  if (known && 'usedOf' in known) return known;
  return { usedOf: known && 'offer' in known ? known.offer.ticket.merchant : null };
}

/** The ticket that a link offers, refetched at intervals until the offer has ended. */
export const ticketOfferAtomFor = atomFamily((token: string) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const { session } = get(propsAtom);
    const queryKey = keyOf(token);
    return {
      queryKey,
      queryFn: async ({ signal }): Promise<OfferedTicket> => {
        try {
          return { offer: await send(http, ticketOfferCall, { params: { token }, signal }) };
        } catch (error) {
          if (!isUsed(error)) throw error;
          const own = session.read() && (await acceptAgain(http, token));
          return own ? { own } : usedAfter(get(queryClientAtom).getQueryData(queryKey));
        }
      },
      refetchInterval: ({ state: { data, error } }) =>
        endsOffer(error) || (data && 'own' in data) ? false : REFRESH_MS,
    };
  }),
);

const isUsed = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'link_used';

/** The ticket of the person who used the link before, because the first answer may have been lost; `null` for anybody else. */
async function acceptAgain(http: Http, token: string): Promise<Ticket | null> {
  try {
    const query = { repeated: true };
    return await send(http, acceptTicketOfferCall, { params: { token }, query });
  } catch (error) {
    // Without a definite answer the ticket may still be theirs.
    if (error instanceof CallError && !isOutcomeUnknown(error.status)) return null;
    throw error;
  }
}

/**
 * Takes the offered ticket over; a person without a session gets a guest account first. Returns `null` if another person has
 * claimed it, which the page then shows. Throws on failure.
 */
export const acceptOfferAtom = atom(null, async (get, set, token: string) => {
  await set(becomeGuestAtom);
  try {
    const ticket = await send(get(httpAtom), acceptTicketOfferCall, { params: { token } });
    set(addTicketAtom, ticket);
    return ticket;
  } catch (error) {
    if (!isUsed(error)) throw error;
    get(queryClientAtom).setQueryData(keyOf(token), usedAfter);
    return null;
  }
});
