/**
 * Transfers of passes between accounts: scanned cards, shared passes, shared pass owners, and the single-use tokens that move
 * them.
 */
export { completeTransfers } from './redeem-passes.ts';
export { sharingRoutes } from './routes.ts';
