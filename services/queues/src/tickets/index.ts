/** Tickets as their holders and staff see them: views, lists, search, QR codes and check-in. */
export { createDoorTokens } from './actions/door-tokens.ts';
export type { Deps } from './deps.ts';
export { checkInRoutes } from './routes/check-in.ts';
export { queueTicketRoutes } from './routes/queue-tickets.ts';
export { ticketRoutes } from './routes/tickets.ts';
export { CODE_BYTES, checkInCode } from './rules/check-in-code.ts';
export { ticketWords } from './rules/ticket-search.ts';
export { type Called, createCalls } from './store/calls.ts';
export { doorSecret } from './store/door-secret.ts';
export { keepTickets } from './store/kept-tickets.ts';
export { createTicketLists } from './store/ticket-lists.ts';
export { createTickets } from './store/tickets.ts';
export { staffTickets, ticketPresenter } from './views/present-tickets.ts';
