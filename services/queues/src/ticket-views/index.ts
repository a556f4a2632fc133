/** Tickets as shown to their holders and to staff: views, lists and QR codes. */
export { createCheckInTokens } from './check-in-tokens.ts';
export type { Deps } from './deps.ts';
export { type LoadedTicket, loadTicket, loadTickets } from './loaded-ticket.ts';
export { queueTicketRoutes } from './routes/queue-tickets.ts';
export { ticketRoutes } from './routes/tickets.ts';
export { calledSince } from './rules/ticket-expiry.ts';
export { holderTicket, loadedStaffTickets } from './views/tickets.ts';
