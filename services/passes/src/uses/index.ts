/**
 * Uses of passes: held while a ticket is being taken, confirmed with it, and released otherwise. Holds that a crash left behind
 * expire and are resolved by asking queues.
 */
export { resolveExpiredHolds } from './holds.ts';
export { moveEndedUses } from './move-ended-uses.ts';
export { giveBackUses } from './office-uses.ts';
export { passUseRoutes } from './routes.ts';
