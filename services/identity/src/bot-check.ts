import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { botCheckAnswer } from './rules/bot-check-answer.ts';
import type { BotCheckSecrets } from './store/secrets.ts';

const LIFE_SECONDS = 120;
const CLOCK_SKEW_SECONDS = 600;

/** How much work a puzzle is: hash rounds of one try, and between which tries the solution lies. */
type Difficulty = { cost: number; fewestTries: number; mostTries: number };

// About half a second in a page on a slow computer; more keeps people waiting and robots hardly.
const DIFFICULTY: Difficulty = { cost: 1_000, fewestTries: 2_000, mostTries: 4_000 };

/** `forgetAt`: from then on the puzzle is refused for its age by every instance, whatever its clock says. */
type PassedPuzzle = { nonce: string; forgetAt: Date };

export type BotCheck = {
  createChallenge(now: Date): Promise<Challenge>;
  /** The puzzle that a `captchaToken` solves; `null` when it is missing, forged, wrong or late. */
  check(token: string | undefined): Promise<PassedPuzzle | null>;
};

/** Makes and checks proof-of-work puzzles; whether one was used before is for the store to know. */
export function createBotCheck(secrets: BotCheckSecrets, difficulty = DIFFICULTY): BotCheck {
  const keys = { hmacSignatureSecret: secrets.challenge, hmacKeySignatureSecret: secrets.key };
  return {
    createChallenge: (now) =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        counter: randomInt(difficulty.fewestTries, difficulty.mostTries + 1),
        deriveKey,
        expiresAt: new Date(now.getTime() + LIFE_SECONDS * 1_000),
      }),
    async check(token) {
      const answer = botCheckAnswer(token);
      if (!answer) return null;
      const { verified } = await verifySolution({ ...answer, ...keys, deriveKey });
      if (!verified) return null;
      const { nonce, expiresAt } = answer.challenge.parameters;
      return { nonce, forgetAt: new Date((expiresAt + CLOCK_SKEW_SECONDS) * 1_000) };
    },
  };
}
