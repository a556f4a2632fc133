/** Tickets as their holders and staff see them: views, lists, search, QR codes and check-in. */
export { createCheckInTokens } from './actions/check-in-tokens.ts';
export type { Deps } from './deps.ts';
export { type LoadedTicket, loadTicket } from './loaded-ticket.ts';
export { checkInRoutes } from './routes/check-in.ts';
export { queueTicketRoutes } from './routes/queue-tickets.ts';
export { ticketRoutes } from './routes/tickets.ts';
export { CODE_BYTES, checkInCode } from './rules/check-in-code.ts';
export { ticketWords } from './rules/ticket-search.ts';
export { cacheTickets } from './store/cached-tickets.ts';
export { createSideEffects } from './store/side-effects.ts';
export { createTicketLists } from './store/ticket-lists.ts';
export { checkInSecret, createTickets } from './store/tickets.ts';
export { holderTicket, loadedStaffTickets } from './views/tickets.ts';
