import * as z from 'zod/mini';
import { dateText, id, localTime } from '../fields.ts';

/** QUE-015, QUE-016: a weekly slot, a special opening of one date, or a closing of one date (no times). */
export const openingSchema = z.object({
  id,
  /** 0 is Sunday. `null` on a dated row. */
  dayOfWeek: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
  date: z.nullable(dateText),
  start: z.nullable(localTime),
  end: z.nullable(localTime),
  typology: z.nullable(z.enum(['openings', 'closings'])),
});

export type Opening = z.infer<typeof openingSchema>;
