/** Taking a number and giving it back: steps, batches, allowance slots, passes, and pending tickets. */
export { endCalled, endForGood, endWaiting } from './actions/end-waiting.ts';
export { lineUp } from './actions/line-up.ts';
export { assertAllowed, LONGEST_LINE_UP_MS, loadLineUpContext } from './actions/line-up-context.ts';
export { finishPendingTickets } from './actions/pending-tickets.ts';
export { removeTicket } from './actions/remove-ticket.ts';
export { applySideEffects } from './actions/side-effects.ts';
export { notifyDuePasses } from './actions/ticket-passes.ts';
export { transferTicket } from './actions/transfer-ticket.ts';
export { createPassesClient } from './clients/passes.ts';
export type { Deps } from './deps.ts';
export { lineUpRoutes, ticketRemovalRoutes } from './routes/line-up.ts';
export { passLineUpRoutes } from './routes/pass-line-ups.ts';
export { createAllowanceSlots } from './store/allowance-slots.ts';
export { createCallEffects, servedWrite } from './store/call-effects.ts';
export { createLineUpSteps } from './store/line-up-steps.ts';
export type { Schemas } from './store/number-batch.ts';
export { createPassWork } from './store/pass-work.ts';
export { createTicketTransfers } from './store/ticket-transfers.ts';
