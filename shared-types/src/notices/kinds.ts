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

/** What a push message carries: nothing of the person, the merchant or the place; the browser has the words. */
export const pushPayloadSchema = z.strictObject({
  kind: z.enum(NOTICE_KINDS),
  /** What it is about more exactly; a browser with an earlier release shows the kind. */
  detail: z.optional(z.enum(NOTICE_KINDS)),
  locale: z.enum(LOCALES),
  /** The page of the ticket. */
  path: z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[\w\-./]*$/, 'path')),
});

export type PushPayload = z.infer<typeof pushPayloadSchema>;
