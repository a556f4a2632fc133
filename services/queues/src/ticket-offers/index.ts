/** Offers: one-time links that transfer a ticket to another person. */
export { followGuestOffers } from './actions/follow-guest-offers.ts';
export type { Deps } from './deps.ts';
export { ticketOfferRoutes } from './routes/ticket-offers.ts';
export { createTicketOffers } from './store/ticket-offers.ts';
