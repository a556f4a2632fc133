/** The figures of a queue's day: who waits, pace, estimate, and the views of queues and counters based on them. */
export {
  announceFinished,
  announceJoinOrLeave,
  announceQueue,
  announceTicket,
} from './actions/announce.ts';
export { type DayBefore, figuresBefore } from './actions/figures-before.ts';
export type { Deps } from './deps.ts';
export { carriedAhead, carriedLine } from './rules/carried-line.ts';
export { flooredWait } from './rules/estimate.ts';
export { estimateOf } from './rules/queue-estimate.ts';
export { cacheCounterStates, cacheCounters } from './store/cached-counters.ts';
export { createTicketReader } from './store/catch-up.ts';
export { createFiguresReader, createOutlineReader, type Figures } from './store/figures.ts';
export { createLiveFigures } from './store/live-figures.ts';
export { ticketsAhead } from './store/waiting-tickets.ts';
export { presentCounter } from './views/daily-counter.ts';
export { presentDeskCalls } from './views/desk-calls.ts';
export { presentEstimate } from './views/estimate.ts';
export { type MerchantView, merchantViews } from './views/merchant-views.ts';
export {
  type LoadedQueue,
  loadedQueueView,
  type QueueView,
  queueView,
  shownDays,
} from './views/queue-views.ts';
export { presentQueue, presentQueues } from './views/queues.ts';
