/** How passes change hands: scanned cards, shared passes, shared pass owners, and the tokens that move them once. */
export { completeTransfers } from './redeem-passes.ts';
export { sharingRoutes } from './routes.ts';
