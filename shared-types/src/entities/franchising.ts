import * as z from 'zod/mini';
import { id } from '../fields.ts';

const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

/** QUE-013: a chain of merchants that may show the product under its own brand. */
export const franchisingSchema = z.object({
  id,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  /** How many seconds a called ticket may be checked in; `null` leaves it to the merchant. */
  ticketsExpireIn: z.nullable(z.int()),
  /** The brand's seed colour; the theme derives readable tones from it. */
  brandColour: z.nullable(colour),
});

export type Franchising = z.infer<typeof franchisingSchema>;
