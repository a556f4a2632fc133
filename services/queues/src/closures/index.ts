/** Closing a merchant for good: notifies the people who wait, keeps the data for its retention, then removes it. */

export { finishClosures, notifyPassesOfClosings } from './actions/close-merchant.ts';
export { resignEverywhere } from './actions/resign.ts';
export { applyRetention } from './actions/retention.ts';
export type { Deps } from './deps.ts';
export { closureRoutes } from './routes/closures.ts';
export { createClosures } from './store/closures.ts';
export { createRetention } from './store/retention.ts';
