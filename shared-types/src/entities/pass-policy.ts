import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import { localDate, timeZone } from '../input-fields.ts';
import { openingSchema } from './opening.ts';

const MAX_LIMITS = 6;
const MAX_HOURS = 100;
const DAY_SECONDS = 86_400;

/** Why the policy of a pass blocks an entry (PAS-031, PAS-034); `from` in the payload is when the block ends. */
export const PASS_ENTRY_ERRORS = [
  'pass_not_usable',
  'pass_expired',
  'pass_outside_hours',
  'pass_already_entered',
  'pass_used_up',
  'pass_no_uses_left',
  'pass_entered_recently',
] as const satisfies readonly ErrorCode[];

export const passHoursSchema = z.object({
  ...z.pick(openingSchema, { dayOfWeek: true, start: true, end: true }).shape,
  date: z.nullable(localDate),
});

/** The hours of a venue, by whose days a policy counts. */
export const venueSchema = z.object({
  timezone: timeZone,
  openings: z.array(passHoursSchema).check(z.maxLength(2_000)),
});

/**
 * The entries of a pass that a limit counts together: all, those at one ride (a queue of a merchant), or those through one
 * gate.
 */
const countedWithin = z.enum(['everywhere', 'ride', 'gate']);

/** A limit on the entries of a pass. */
export const passLimitSchema = z.strictObject({
  maxUses: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** `day` is the venue's own day; `validity` the whole life of the pass. */
  period: z.enum(['day', 'validity']),
  within: countedWithin,
});

/** The time between two entries. */
export const passPauseSchema = z.strictObject({
  seconds: z.int().check(z.minimum(1), z.maximum(DAY_SECONDS)),
  within: countedWithin,
});

/** The rules for the holders of a pass type; every part must allow an entry. */
export const passPolicySchema = z.strictObject({
  limits: z.array(passLimitSchema).check(z.maxLength(MAX_LIMITS)),
  /** The time between two entries. */
  pause: z.nullable(passPauseSchema),
  /**
   * When the pass is valid, in the form of opening hours: by weekday, or by date as an exception. An empty list means always.
   */
  hours: z.array(passHoursSchema).check(z.maxLength(MAX_HOURS)),
});

export type PassPolicy = z.infer<typeof passPolicySchema>;
