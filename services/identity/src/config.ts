import { serviceConfig } from '@turno/kit';
import * as z from 'zod';

export const configSchema = z
  .object({
    ...serviceConfig,
    PORT: serviceConfig.PORT.default(4001),
    /** `off` lets anybody sign up without solving a puzzle: for tests and benches only. */
    BOT_CHECK: z.enum(['on', 'off']).default('on'),
    /** Fewest tries a puzzle takes, the most are twice that: 2000 are about half a second on a slow phone. */
    BOT_CHECK_TRIES: z.coerce.number().int().min(10).max(100_000).default(2_000),
    NODE_ENV: z.string().optional(),
  })
  .refine(({ BOT_CHECK, NODE_ENV }) => BOT_CHECK === 'on' || NODE_ENV !== 'production', {
    path: ['BOT_CHECK'],
    message: 'must be on in production',
  });
