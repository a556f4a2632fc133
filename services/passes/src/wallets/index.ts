/** Passes of people in the wallets of their phones: saved by their holders, and updated when they are used or end. */

export { passesOfTicket, requestWalletUpdates, walletsOf } from './pass-wallets.ts';
export { APPLE_CALLS, passWalletRoutes } from './routes.ts';
