import { essenceOf } from '@turno/tools/contract';
import { openApiDocument } from './open-api.ts';

// Prints the contract as it is now, for releases, which keep it, and for `npm run contract`.

const LIMITS = {
  RATE_LIMIT_PER_MINUTE: 0,
  AUTH_RATE_LIMIT_PER_MINUTE: 0,
  API_KEY_RATE_LIMIT_PER_MINUTE: 0,
  CODE_MISSES_PER_MINUTE: 0,
  KIOSK_RATE_LIMIT_PER_MINUTE: 0,
  STREAMS_PER_ADDRESS: 0,
};

process.stdout.write(JSON.stringify(essenceOf(openApiDocument('', LIMITS))));
