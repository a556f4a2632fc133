/** What desks do with a called ticket besides checking it in: call it again, keep it aside, take its call back (S-21). */
export { finishDeskChange } from './actions/command-ticket.ts';
export type { Deps } from './deps.ts';
export { calledTicketRoutes } from './routes/called-tickets.ts';
export { createDeskCommands } from './store/desk-commands.ts';
