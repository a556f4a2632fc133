import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { botCheckAnswer } from './rules/bot-check-answer.ts';
import type { BotCheckSecrets } from './store/secrets.ts';

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

/**
 * Makes and checks proof-of-work puzzles, solved within `fewestTries` to twice as many; whether one was used before is
 * for the store to know.
 */
export function createBotCheck(secrets: BotCheckSecrets, fewestTries: number): BotCheck {
  const keys = { hmacSignatureSecret: secrets.challenge, hmacKeySignatureSecret: secrets.key };
  return {
    createChallenge: (now) =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(fewestTries, 2 * fewestTries + 1),
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
