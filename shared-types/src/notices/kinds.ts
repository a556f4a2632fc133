import * as z from 'zod/mini';
import { LOCALES } from '../constants.ts';

/** The kinds of messages to a person who waits. */
export const NOTICE_KINDS = [
  'called',
  /** S-21: the call was taken back, or the ticket was put back. */
  'returned',
  'near',
  'leave',
  'hurry',
  'later',
  'paused',
  'resumed',
  'closed',
  'reopened',
  'moved',
  'ended',
  /** S-10: staff cancelled the show. */
  'cancelled',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The content of a push message: no data about the person, the merchant or the place; the browser has the texts. */
export const pushPayloadSchema = z.strictObject({
  kind: z.enum(NOTICE_KINDS),
  /** A more precise kind; a browser with an earlier release shows `kind`. */
  detail: z.optional(z.enum(NOTICE_KINDS)),
  locale: z.enum(LOCALES),
  /** The page of the ticket. */
  path: z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[\w\-./]*$/, 'path')),
});

export type PushPayload = z.infer<typeof pushPayloadSchema>;
