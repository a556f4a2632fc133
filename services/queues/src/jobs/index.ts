/** Periodic jobs: sweeper, upkeep of the merchant list, outbox worker, notices, webhook events, and wallets. */
export type { Deps } from './deps.ts';
export { startEventCollector } from './event-collector.ts';
export { startMerchantUpkeep } from './merchant-upkeep.ts';
export { startNotices } from './notices.ts';
export { startOutbox } from './outbox-worker.ts';
export { startSweeper } from './sweeper.ts';
export { startTicketWalletUpdates } from './wallet-updates.ts';
