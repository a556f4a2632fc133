/** Registering a merchant with its first queue, and changing its facts. */

export { finishCreation } from './actions/create-merchant.ts';
export { lapseClaims } from './actions/lapse-claims.ts';
export type { Deps } from './deps.ts';
export { merchantChangeRoutes } from './routes/registration.ts';
export { createCreations } from './store/creations.ts';
