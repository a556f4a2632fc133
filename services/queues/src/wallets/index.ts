/** Tickets in the wallet of a phone: saved by their holders, and updated when a ticket changes. */
export { walletsOf } from './actions/ticket-wallets.ts';
export type { Deps } from './deps.ts';
export { APPLE_CALLS, walletRoutes } from './routes/wallets.ts';
export { createWalletTickets } from './store/wallet-tickets.ts';
