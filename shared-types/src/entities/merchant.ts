import * as z from 'zod/mini';
import { dateText, id, instant } from '../fields.ts';
import { categorySchema } from './category.ts';
import { franchisingSchema } from './franchising.ts';
import { openingSchema } from './opening.ts';
import { queueSchema } from './queue.ts';
import { staffRoleSchema } from './staff-role.ts';

const text = z.nullable(z.string());

/** QUE-001 */
export const merchantSchema = z.object({
  id,
  name: z.string(),
  /** Unique part of the public address `/m/{vanity}`. */
  vanity: z.string(),
  logoUrl: text,
  route: text,
  streetNumber: text,
  city: text,
  postalCode: text,
  province: text,
  country: text,
  formattedAddress: text,
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  phone: text,
  website: text,
  placeId: text,
  /** Kilometres from the requested point; only if one was given. */
  distance: z.optional(z.number()),
  photos: z.nullable(z.array(z.object({ cardImageUrl: z.string() }))),
  franchisingId: z.nullable(id),
  franchising: z.nullable(franchisingSchema),
  /** The franchising that it requested and has not joined, in replies to its managers (S-07). */
  requestedFranchisingId: z.optional(z.nullable(id)),
  ticketsExpireIn: z.nullable(z.int()),
  category: z.nullable(
    z.object({ id, name: z.string(), parent_category: z.nullable(categorySchema) }),
  ),
  openings: z.array(openingSchema),
  queues: z.array(queueSchema),
  /** Seconds; `null` means no limit, 0 from opening time (QUE-057). */
  lineupLimitedBeforeOpening: z.nullable(z.int()),
  avoidLineupBeforeOpening: z.boolean(),
  /** Whether numbers are rejected that would most likely not be called before closing; absent means no. */
  endsNumbersAtClosing: z.optional(z.boolean()),
  timezone: z.string(),
  /** The date on which the merchant had opened at the last change of its hours; absent from services of an older release. */
  openedOn: z.optional(z.nullable(dateText)),
  /** Whether a manager has confirmed the e-mail address of the account; until then no list or search shows it (S-09). */
  isVerified: z.boolean(),
  /** S-08: the role of the caller, in replies to its team. */
  staffRole: z.optional(staffRoleSchema),
  /** When it closed for good; absent from services of an older release. A closed merchant has no queues. */
  closedAt: z.optional(z.nullable(instant)),
});

export type Merchant = z.infer<typeof merchantSchema>;
