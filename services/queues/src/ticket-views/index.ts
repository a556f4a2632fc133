/** Tickets as their holders and staff see them: views, lists, QR codes and check-in. */
export { createCheckInTokens } from './actions/check-in-tokens.ts';
export { venueOf } from './actions/passes-due.ts';
export type { Deps } from './deps.ts';
export { type LoadedTicket, loadTicket, loadTickets } from './loaded-ticket.ts';
export { checkInRoutes } from './routes/check-in.ts';
export { queueTicketRoutes } from './routes/queue-tickets.ts';
export { ticketRoutes } from './routes/tickets.ts';
export { holderTicket, loadedStaffTickets } from './views/tickets.ts';
