import { ApiError, isRejection } from '@turno/kit';
import { transferTicket } from '../../line-up/index.ts';
import { type LoadedTicket, loadTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';
import type { OfferKey } from '../rules/offer-token.ts';
import type { TicketOffer } from '../store/ticket-offers.ts';
import { findGivable } from './offer-ticket.ts';

/** The offer of an unused link. */
export async function findOffer({ store, now }: Deps, key: OfferKey): Promise<TicketOffer> {
  const offer = await store.ticketOffers.find(key);
  if (offer?.acceptedBy !== undefined) throw new ApiError('link_used');
  if (!offer || offer.until <= now()) throw new ApiError('link_expired');
  return offer;
}

/**
 * Makes a person the holder of an offered ticket. The claim of the offer decides between two phones; any process can complete
 * the transfer that follows. A person who repeats the request after a crash gets the ticket. `isRepeated` is for a page that
 * only reads the outcome: it never claims the offer anew, even if the claim that it saw is released meanwhile.
 */
export async function acceptOffer(
  deps: Deps,
  key: OfferKey,
  userId: number,
  isRepeated = false,
): Promise<LoadedTicket> {
  const { ticketOffers } = deps.store;
  const own = await ticketOffers.find(key);
  // A holder who opens their own link keeps the ticket.
  if (own?.holderId === userId) return findOffered(deps, own);
  const claimed = own?.acceptedBy === userId ? own : null;
  const offer = isRepeated ? claimed : await ticketOffers.claim(key, userId, deps.now());
  if (!offer) {
    const decided = await ticketOffers.find(key);
    throw new ApiError(decided?.acceptedBy === undefined ? 'link_expired' : 'link_used');
  }
  return (await loadHeld(deps, offer, userId)) ?? take(deps, { offer, key }, userId);
}

/** The ticket of an offer after a person holds it. */
async function loadHeld(
  { store }: Deps,
  { counterId, number }: TicketOffer,
  userId: number,
): Promise<LoadedTicket | null> {
  const ticket = await store.tickets.findMovedNow(counterId, number);
  return ticket?.userId === userId ? loadTicket(store, ticket) : null;
}

/** The ticket of an offer, for its giver; the offer has ended when the giver no longer holds the ticket. */
function findOffered(
  deps: Deps,
  { counterId, number, holderId: userId }: TicketOffer,
): Promise<LoadedTicket> {
  return findGivable(deps, { userId, counterId, number }).catch((error: unknown) => {
    const isGone = error instanceof ApiError && error.code === 'ticket_not_found';
    throw isGone ? new ApiError('link_expired') : error;
  });
}

type Claimed = { offer: TicketOffer; key: OfferKey };

async function take(deps: Deps, { offer, key }: Claimed, userId: number): Promise<LoadedTicket> {
  const { store } = deps;
  try {
    const { ticket } = await findOffered(deps, offer);
    const transfer = await transferTicket(deps, ticket, { to: userId, gift: { at: deps.now() } });
    if (transfer && 'blocker' in transfer) throw new ApiError(transfer.blocker, transfer.payload);
    const loaded = transfer && (await loadTicket(store, transfer.ticket));
    if (loaded) return loaded;
    // Its holder removed it, entered, or signed in to an account meanwhile.
    throw new ApiError('link_expired');
  } catch (error) {
    // After any other error the transfer may be in progress, so the claim stays.
    if (!isRejection(error)) throw error;
    // A copy of this request may have been faster; otherwise another person may take it.
    const held = await loadHeld(deps, offer, userId);
    if (held) return held;
    await store.ticketOffers.release(key, userId);
    throw error;
  }
}
