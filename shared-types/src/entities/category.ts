import * as z from 'zod/mini';
import { id } from '../fields.ts';

export const categorySchema = z.object({
  id,
  /** In the language of the request. */
  name: z.string(),
  maxActiveTicketsPerUser: z.nullable(z.int()),
});

export type Category = z.infer<typeof categorySchema>;
