/** Registering a merchant with its first queue, and changing what a merchant says of itself. */
export { keepMerchants } from './actions/keep-merchants.ts';
export type { Deps } from './deps.ts';
export { merchantChangeRoutes } from './routes/merchant-changes.ts';
export { createCreations } from './store/creations.ts';
