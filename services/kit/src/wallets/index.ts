/** Tickets and passes in the wallets of phones: the code that both services share. */
export { type AppleWalletSettings, appleWalletConfig, appleWalletProblem } from './apple-config.ts';
export { type AppleWallet, appleWalletOf, createAppleWallet, type Render } from './apple-wallet.ts';
export { appleWalletRoutes } from './device-routes.ts';
export {
  createGoogleWallet,
  type GoogleWallet,
  googleWalletConfig,
  googleWalletOf,
  googleWalletProblem,
} from './google-wallet.ts';
export { refreshWallets } from './refresh.ts';
export { saveAtGoogle, saveForApple, type Wallets } from './save.ts';
export { startWalletUpdates, WALLET_CHANGES_MS } from './updates.ts';
export type { WalletPass } from './wallet-pass.ts';
export { appleId, isApple, subjectOf, type WalletRecord } from './wallet-record.ts';
export { createWalletRecords, type WalletRecords } from './wallet-records.ts';
