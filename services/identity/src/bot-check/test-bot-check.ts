import { randomUUID } from 'node:crypto';
import type { BotCheck } from './bot-check.ts';

/** What opens without a puzzle where the test provider is configured. */
export const TEST_PASS = 'test-pass';

/** The same puzzles, and one word that is as good as a solution: never in production (G-14). */
export function createTestBotCheck(real: BotCheck, now: () => Date): BotCheck {
  return {
    ...real,
    async check(token) {
      if (token !== TEST_PASS) return real.check(token);
      return { nonce: randomUUID(), forgetAt: now() };
    },
  };
}
