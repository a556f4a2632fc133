import type { AppleWallet, GoogleWallet, WalletRecords } from '@turno/kit/wallets';
import type { Deps as OutboxDeps } from '../outbox/index.ts';

export type Deps = OutboxDeps & {
  /** `null` where the operator has not configured it. */
  googleWallet: GoogleWallet | null;
  appleWallet: AppleWallet | null;
  store: { walletTickets: WalletRecords };
};
