import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createRateMeter } from './rate-meter.ts';
import { botCheckAnswer } from './rules/bot-check-answer.ts';
import { puzzleDifficulty } from './rules/puzzle-difficulty.ts';
import type { BotCheckSecrets } from './secrets.ts';

const LIFE_SECONDS = 120;
const CLOCK_SKEW_SECONDS = 600;

/** Hash rounds of one try. */
const COST = 1_000;

/** `forgetAt`: from then on the puzzle is refused for its age by every instance, whatever its clock says. */
type PassedPuzzle = { nonce: string; forgetAt: Date };

export type BotCheck = {
  createChallenge(now: Date): Promise<Challenge>;
  /** The puzzle that a `captchaToken` solves; `null` when it is missing, forged, wrong or late. */
  check(token: string | undefined): Promise<PassedPuzzle | null>;
};

type BotCheckParts = {
  secrets: BotCheckSecrets;
  /** Tries the easiest puzzle takes at least; the most are twice that. */
  fewestTries: number;
  /** The site puzzles are for: solutions open no other. */
  siteKey: string;
  /** Hears how many tries at least each puzzle takes. */
  onChallenge?: (fewestTries: number) => void;
};

/**
 * Makes and checks proof-of-work puzzles, harder ones when many are asked for (IDN-021); whether one was used before is
 * for the store to know.
 */
export function createBotCheck(parts: BotCheckParts): BotCheck {
  const { secrets, siteKey, onChallenge } = parts;
  const keys = { hmacSignatureSecret: secrets.challenge, hmacKeySignatureSecret: secrets.key };
  const meter = createRateMeter();
  return {
    createChallenge(now) {
      const tries = parts.fewestTries * puzzleDifficulty(meter.count(now));
      onChallenge?.(tries);
      return createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(tries, 2 * tries + 1),
        data: { site: siteKey },
        deriveKey,
        expiresAt: new Date(now.getTime() + LIFE_SECONDS * 1_000),
      });
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
