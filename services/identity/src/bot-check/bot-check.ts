import { randomInt, randomUUID } from 'node:crypto';
import { ApiError } from '@turno/kit';
import { botChallengeCall, type CallReply } from '@turno/shared-types';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { botCheckAnswer, HARDEST, puzzleDifficulty } from './rules.ts';
import { createSenderBudget } from './sender-budget.ts';
import type { BotCheckSecrets } from './store.ts';

const LIFE_SECONDS = 120;
const CLOCK_SKEW_SECONDS = 600;

/** Hash rounds per try. */
const COST = 1_000;

type Puzzle = CallReply<typeof botChallengeCall>;

/** Once `forgetAt` has passed, every instance rejects the puzzle for its age, even one whose clock is ten minutes off. */
type PassedPuzzle = { nonce: string; forgetAt: Date };

export type BotCheck = {
  /** A puzzle for a client network; throws `rate_limited` beyond its budget. */
  createChallenge(now: Date, network: string): Promise<Puzzle>;
  /** The puzzle that a `captchaToken` solves; `null` when the token is missing, forged, wrong or late. */
  check(token: string | undefined): Promise<PassedPuzzle | null>;
};

type BotCheckParts = {
  secrets: BotCheckSecrets;
  /** Puzzles per minute that a client network gets at the lowest difficulty. */
  calmPerMinute: number;
  /** Minimum number of tries of the easiest puzzle; the maximum is twice that. */
  fewestTries: number;
  /** The site of the puzzles; solutions are worthless at another. */
  siteKey: string;
  /** Called with the minimum number of tries of each puzzle. */
  onChallenge?: (fewestTries: number) => void;
};

/** Makes and checks proof-of-work puzzles, harder ones for a network that requests many (IDN-021). The store knows which ones are spent. */
export function createBotCheck(parts: BotCheckParts): BotCheck {
  const { secrets, siteKey, onChallenge } = parts;
  const keys = { hmacSignatureSecret: secrets.challenge, hmacKeySignatureSecret: secrets.key };
  const budget = createSenderBudget(parts.calmPerMinute * HARDEST);
  return {
    async createChallenge(now, network) {
      const requested = budget.take(network, now);
      const tries = parts.fewestTries * puzzleDifficulty(requested, parts.calmPerMinute);
      onChallenge?.(tries);
      const puzzle = await createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(tries, 2 * tries + 1),
        data: { site: siteKey },
        deriveKey,
        expiresAt: new Date(now.getTime() + LIFE_SECONDS * 1_000),
      });
      return botChallengeCall.reply.parse(puzzle);
    },
    async check(token) {
      const answer = botCheckAnswer(token);
      if (answer?.challenge.parameters.data.site !== siteKey) return null;
      const { verified } = await verifySolution({ ...answer, ...keys, deriveKey });
      if (!verified) return null;
      const { nonce, expiresAt } = answer.challenge.parameters;
      return { nonce, forgetAt: new Date((expiresAt + CLOCK_SKEW_SECONDS) * 1_000) };
    },
  };
}

type Settings = {
  BOT_CHECK_PROVIDER: 'altcha' | 'test';
  BOT_CHECK_SITE_KEY: string;
  BOT_CHECK_TRIES: number;
  AUTH_RATE_LIMIT_PER_MINUTE: number;
};

/** The bot check that the configuration selects. */
export function chooseBotCheck(settings: Settings, secrets: BotCheckSecrets): BotCheck {
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_TRIES: fewestTries } = settings;
  const calmPerMinute = settings.AUTH_RATE_LIMIT_PER_MINUTE;
  if (siteKey === 'none') return missingBotCheck;
  const real = createBotCheck({ secrets, fewestTries, siteKey, calmPerMinute });
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
