export { pollInterval } from './backoff.ts';
export { keepAsking, untilThere } from './keep-asking.ts';
export type { LiveState } from './live-state.ts';
export { useNow } from './use-now.ts';
export { useOnline } from './use-online.ts';
export { watchMerchant } from './watch-merchant.ts';
