import { type BotCheck, createBotCheck } from './bot-check.ts';
import type { BotCheckSecrets } from './secrets.ts';
import { createTestBotCheck } from './test-bot-check.ts';
import { unsetBotCheck } from './unset-bot-check.ts';

type Choice = {
  BOT_CHECK_PROVIDER: 'altcha' | 'test';
  BOT_CHECK_SITE_KEY: string;
  BOT_CHECK_TRIES: number;
};

/** The bot check that the configuration asks for. */
export function chooseBotCheck(choice: Choice, secrets: BotCheckSecrets): BotCheck {
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_TRIES: fewestTries } = choice;
  if (siteKey === 'none') return unsetBotCheck;
  const real = createBotCheck({ secrets, fewestTries, siteKey });
  if (choice.BOT_CHECK_PROVIDER === 'altcha') return real;
  return createTestBotCheck(real, () => new Date());
}
