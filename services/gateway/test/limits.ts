import type { Limits } from '../src/documents/open-api.ts';

/** What a document says that a gateway permits: every limit is another number. */
export const LIMITS: Limits = {
  RATE_LIMIT_PER_MINUTE: 12_001,
  AUTH_RATE_LIMIT_PER_MINUTE: 602,
  API_KEY_RATE_LIMIT_PER_MINUTE: 603,
  CODE_MISSES_PER_MINUTE: 61,
  KIOSK_RATE_LIMIT_PER_MINUTE: 62,
  STREAMS_PER_ADDRESS: 5_004,
};
