import * as z from 'zod/mini';
import { id, instant, localTime } from '../fields.ts';
import { localDate } from '../input-fields.ts';
import { staffRoleSchema } from './staff-role.ts';

/** S-08: the kinds of staff activity, by the group that a page filters by. */
export const ACTIVITY_GROUPS = {
  calls: ['call', 'call-again', 'take-back', 'put-back', 'move', 'not-come'],
  day: ['close', 'reopen', 'pause', 'resume', 'send-away'],
  customers: ['add-customer', 'undo-entry'],
  editing: [
    'add-desk',
    'rename-desk',
    'remove-desk',
    'add-queue',
    'edit-queue',
    'remove-queue',
    'edit-openings',
    'edit-merchant',
    'pair-device',
    'edit-device',
    'unpair-device',
  ],
  team: [
    'invite',
    'revoke-invitation',
    'join-team',
    'change-role',
    'hand-over',
    'leave-team',
    'join-franchising',
    'close-for-good',
  ],
  integrations: ['edit-api-keys', 'edit-webhooks'],
} as const;

export type ActivityGroup = keyof typeof ACTIVITY_GROUPS;
export type ActivityKind = (typeof ACTIVITY_GROUPS)[ActivityGroup][number];

const kinds = Object.values(ACTIVITY_GROUPS).flat();

/** The queue that a command concerned; its name is `null` after the queue is removed. */
export const activityQueueSchema = z.object({ id, name: z.nullable(z.string()) });

/** The show that a command concerned, in the time zone of the merchant. */
export const activityShowSchema = z.object({ date: localDate, time: localTime });

/** One staff command. The reader looks up the names for its ids. */
export const activitySchema = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(kinds),
  /** Who did it; `null` for an API key, and for a person whose account is erased. */
  userId: z.nullable(id),
  /** The role in which it was done; `null` for an API key, and if none was needed. */
  role: z.nullable(staffRoleSchema),
  keyId: z.nullable(id),
  /** The name of the desk that did it; `null` for the desk without a name. */
  desk: z.nullable(z.string()),
  queue: z.nullable(activityQueueSchema),
  /** The show that it concerned; `null` for other queues, absent from an earlier release. */
  show: z.optional(z.nullable(activityShowSchema)),
  /** The ticket value of the ticket that it concerned. */
  ticketValue: z.nullable(z.string()),
  /** The team member whom it concerned. */
  memberId: z.nullable(id),
  /** The role that was given. */
  givenRole: z.nullable(staffRoleSchema),
});

export type Activity = z.infer<typeof activitySchema>;

/** An entry of people of a ticket. It is separate from the other kinds, which pages of an earlier release know. */
export const entrySchema = z.extend(activitySchema, { kind: z.literal('check-in') });

export type Entry = z.infer<typeof entrySchema>;
