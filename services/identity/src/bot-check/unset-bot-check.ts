import { ApiError } from '@turno/kit';
import type { BotCheck } from './bot-check.ts';

/** Stands in where no site key is configured: nobody gets a puzzle and nobody gets in (IDN-022). */
export const unsetBotCheck: BotCheck = {
  createChallenge: () => Promise.reject(new ApiError('captcha_key_missing')),
  check: () => Promise.reject(new ApiError('captcha_key_missing')),
};
