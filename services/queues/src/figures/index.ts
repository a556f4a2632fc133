/** What the day of a queue comes to: who waits, pace, estimate, and the views of queues and counters made of them. */
export { announceQueue, announceTicket } from './actions/announce.ts';
export type { Deps } from './deps.ts';
export { estimate, flooredWait } from './rules/estimate.ts';
export { historyOf } from './rules/history.ts';
export { latestCall } from './rules/latest-call.ts';
export { createFiguresReader, type Figures } from './store/figures.ts';
export { keepCounters } from './store/kept-counters.ts';
export { createLiveFigures } from './store/live-figures.ts';
export { type Move, ticketsAhead } from './store/moves.ts';
export { presentCounter } from './views/daily-counter.ts';
export { presentEstimate } from './views/estimate.ts';
export { type MerchantView, merchantViews } from './views/merchant-views.ts';
export { presentQueues } from './views/queue.ts';
export { queueView } from './views/queue-view.ts';
export type { QueueView } from './views/queue-views.ts';
