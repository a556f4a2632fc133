import * as z from 'zod/mini';

/** A user of our Facebook app. */
export type FacebookUser = {
  facebookId: string;
  /** The address that Facebook has confirmed; `null` when the user does not share it. */
  email: string | null;
  name: string | null;
};

const facebookId = z.string().check(z.regex(/^\d{1,32}$/));
const inspectionSchema = z.object({
  data: z.object({
    app_id: z.string(),
    type: z.literal('USER'),
    is_valid: z.literal(true),
    user_id: facebookId,
    /** Unix time in seconds; 0 for a token that does not expire. */
    expires_at: z.optional(z.int()),
  }),
});
const profileSchema = z.object({
  id: facebookId,
  email: z.optional(z.string()),
  name: z.optional(z.string()),
});
const emailSchema = z.email().check(z.maxLength(254));

/** The user id in an answer of `debug_token`; `null` unless the token is valid and was issued for this app. */
export function inspectedUser(answer: unknown, appId: string, now: Date): string | null {
  const parsed = inspectionSchema.safeParse(answer);
  if (!parsed.success) return null;
  const { app_id, user_id, expires_at: end = 0 } = parsed.data.data;
  const isOver = end !== 0 && end * 1_000 <= now.getTime();
  return app_id === appId && !isOver ? user_id : null;
}

/** The user in an answer of `/me`, whose id must be the expected one. */
export function facebookUser(answer: unknown, expectedId: string): FacebookUser | null {
  const parsed = profileSchema.safeParse(answer);
  if (!parsed.success || parsed.data.id !== expectedId) return null;
  const { id, email, name } = parsed.data;
  return { facebookId: id, email: cleanEmail(email), name: name?.trim().slice(0, 120) || null };
}

/** A normalised e-mail address; `null` for anything else. */
export function cleanEmail(text: string | undefined): string | null {
  const parsed = emailSchema.safeParse((text ?? '').trim().toLowerCase());
  return parsed.success ? parsed.data : null;
}
