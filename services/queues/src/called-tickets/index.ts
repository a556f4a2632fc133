/**
 * Commands of desks on a ticket besides check-in: call it again, set it aside, put it back, take its call back, move it (S-21).
 */
export { carryTickets } from './actions/carry-over.ts';
export { finishDeskChange } from './actions/command-ticket.ts';
export { finishArrival, finishMoves } from './actions/finish-move.ts';
export type { Deps } from './deps.ts';
export { calledTicketRoutes } from './routes/called-tickets.ts';
export { createDeskCommands } from './store/desk-commands.ts';
export { createTicketMoves } from './store/ticket-moves.ts';
