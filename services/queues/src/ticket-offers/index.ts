/** Offers: one-time links with which a ticket becomes somebody else's. */
export { followGuestOffers } from './actions/follow-guest-offers.ts';
export type { Deps } from './deps.ts';
export { ticketOfferRoutes } from './routes/ticket-offers.ts';
export { createTicketOffers } from './store/ticket-offers.ts';
