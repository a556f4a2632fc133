export { type LiveState, livePolling, pollInterval, pollUntilLoaded } from './polling.ts';
export { runPeriodically } from './run-periodically.ts';
export { useNow } from './use-now.ts';
export { useOnline } from './use-online.ts';
export { watchMerchant } from './watch-merchant.ts';
