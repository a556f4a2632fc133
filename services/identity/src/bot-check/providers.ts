import { randomUUID } from 'node:crypto';
import { ApiError } from '@turno/kit';
import { type BotCheck, createBotCheck } from './bot-check.ts';
import type { BotCheckSecrets } from './store.ts';

type Settings = {
  BOT_CHECK_PROVIDER: 'altcha' | 'test';
  BOT_CHECK_SITE_KEY: string;
  BOT_CHECK_TRIES: number;
};

/** The bot check that the configuration selects. */
export function chooseBotCheck(settings: Settings, secrets: BotCheckSecrets): BotCheck {
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_TRIES: fewestTries } = settings;
  if (siteKey === 'none') return missingBotCheck;
  const real = createBotCheck({ secrets, fewestTries, siteKey });
  if (settings.BOT_CHECK_PROVIDER === 'altcha') return real;
  return createTestBotCheck(real, () => new Date());
}

/** The token that the test provider accepts in place of a solution. */
export const TEST_PASS = 'test-pass';

/** The same puzzles, and one word that counts as a solution: never in production (G-14). */
export function createTestBotCheck(real: BotCheck, now: () => Date): BotCheck {
  return {
    ...real,
    async check(token) {
      if (token !== TEST_PASS) return real.check(token);
      return { nonce: randomUUID(), forgetAt: now() };
    },
  };
}

/** Used where no site key is configured: both calls fail with `captcha_key_missing` (IDN-022). */
export const missingBotCheck: BotCheck = {
  createChallenge: () => Promise.reject(new ApiError('captcha_key_missing')),
  check: () => Promise.reject(new ApiError('captcha_key_missing')),
};
