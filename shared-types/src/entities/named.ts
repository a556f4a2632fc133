import * as z from 'zod/mini';
import { id } from '../fields.ts';

/** What is known by an id, and by the name that people read. */
export const namedSchema = z.object({ id, name: z.string() });
