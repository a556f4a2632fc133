import type { AppleWallet, GoogleWallet, WalletRecords } from '@turno/kit/wallets';
import type { Deps as NotificationsDeps } from '../notifications/index.ts';

export type Deps = NotificationsDeps & {
  /** `null` where the operator has not configured it. */
  googleWallet: GoogleWallet | null;
  appleWallet: AppleWallet | null;
  store: { walletTickets: WalletRecords };
};
