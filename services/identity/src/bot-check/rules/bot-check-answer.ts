import * as z from 'zod/mini';

/** What a browser gives back: the puzzle as it got it, and its solution. */
const answerSchema = z.object({
  challenge: z.object({
    // Loose: the signature covers every parameter, and one that is dropped breaks it.
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      expiresAt: z.int(),
      data: z.object({ site: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

type BotCheckAnswer = z.infer<typeof answerSchema>;

/** Reads a `captchaToken` (base64 of JSON); `null` when it cannot be an answer to one of our puzzles. */
export function botCheckAnswer(token: string | undefined): BotCheckAnswer | null {
  if (!token) return null;
  try {
    const answer = answerSchema.safeParse(JSON.parse(atob(token)));
    return answer.success ? answer.data : null;
  } catch {
    return null;
  }
}
