import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  ACTIVITY_GROUPS,
  type ActivityGroup,
  activitySchema,
  entrySchema,
} from '../../entities/activity.ts';
import { idText, nothing } from '../../fields.ts';
import { flagText, localDate } from '../../input-fields.ts';

const isGroup = (text: string): text is ActivityGroup => Object.hasOwn(ACTIVITY_GROUPS, text);
/** The time of a line in milliseconds, and its id. */
const cursor = z
  .string()
  .check(z.maxLength(80), z.regex(/^\d{1,15}\.[\w.-]+$/, 'the next of a page'));
const groups = Object.keys(ACTIVITY_GROUPS).filter(isGroup);

export const activityCall = call({
  service: 'queues',
  method: 'GET',
  path: '/private/merchants/:merchantId/activity',
  summary: 'Who of the team did what in the last 90 days, newest first',
  access: 'owner',
  permission: 'activity',
  params: z.object({ merchantId: idText }),
  query: z.object({
    /** Only the lines of one person. */
    user_id: z.optional(idText),
    group: z.optional(z.enum(groups)),
    /** A day of the merchant's calendar. */
    date: z.optional(localDate),
    /** The `next` of the previous page. */
    before: z.optional(cursor),
    /**
     * Whether entries are included as lines; pages of an earlier release do not show any, and would take a page of them for the
     * end.
     */
    entries: z.optional(flagText),
  }),
  body: nothing,
  reply: z.object({
    activities: z.array(activitySchema),
    /** The entries of the same page, if requested; absent from services of an older release. */
    entries: z.optional(z.array(entrySchema)),
    /** The cursor of the next page; `null` at the end. */
    next: z.nullable(z.string()),
  }),
  status: 200,
  errors: ['merchant_not_found'],
});
