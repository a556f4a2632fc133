/** Tickets in the wallet of a phone: passes at Google, saved by their holders and updated when a ticket changes. */
export { refreshWallets } from './actions/refresh-wallets.ts';
export {
  googleWalletConfig,
  googleWalletOf,
  googleWalletProblem,
} from './clients/google-wallet.ts';
export type { Deps } from './deps.ts';
export { walletRoutes } from './routes/wallets.ts';
export { createWalletTickets } from './store/wallet-tickets.ts';
