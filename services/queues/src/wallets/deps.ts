import type { Deps as NotificationsDeps } from '../notifications/index.ts';
import type { GoogleWallet } from './clients/google-wallet.ts';
import type { createWalletTickets } from './store/wallet-tickets.ts';

export type Deps = NotificationsDeps & {
  /** `null` where the operator has not configured it. */
  googleWallet: GoogleWallet | null;
  store: { walletTickets: Awaited<ReturnType<typeof createWalletTickets>> };
};
