import { botChallengeCall } from '@turno/shared-types';
import * as z from 'zod/mini';

/** What a browser returns: the puzzle as it received it, and the solution. */
const answerSchema = z.object({
  challenge: botChallengeCall.reply,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

type BotCheckAnswer = z.infer<typeof answerSchema>;

/** Parses a `captchaToken` (base64 of JSON); `null` when it cannot be an answer to one of our puzzles. */
export function botCheckAnswer(token: string | undefined): BotCheckAnswer | null {
  if (!token) return null;
  try {
    const answer = answerSchema.safeParse(JSON.parse(atob(token)));
    return answer.success ? answer.data : null;
  } catch {
    return null;
  }
}

/** A slow phone solves the easiest puzzle in half a second and must never need more than four seconds. */
export const HARDEST = 8;

/** How many times harder than usual a puzzle is, by the requests of its client network in the last minute. */
export function puzzleDifficulty(askedLastMinute: number, calmPerMinute: number): number {
  return Math.min(HARDEST, Math.max(1, Math.ceil(askedLastMinute / calmPerMinute)));
}
