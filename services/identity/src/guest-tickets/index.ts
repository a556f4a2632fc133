/** Tickets that a guest took, which follow the guest to the account that they sign in to. */
export { guestTicketRoutes } from './routes.ts';
export { resumeTicketTransfers, takeGuestTickets } from './take-guest-tickets.ts';
