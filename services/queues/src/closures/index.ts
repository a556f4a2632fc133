/** Closing a merchant for good: the people who wait are told, its data are kept as long as declared, then removed. */

export { finishClosures } from './actions/close-merchant.ts';
export { resignEverywhere } from './actions/resign.ts';
export { applyRetention } from './actions/retention.ts';
export type { Deps } from './deps.ts';
export { closureRoutes } from './routes/closures.ts';
export { createClosures } from './store/closures.ts';
export { createRetention } from './store/retention.ts';
