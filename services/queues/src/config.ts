import { serviceConfig } from '@turno/kit';
import * as z from 'zod';

export const configSchema = z.object({
  ...serviceConfig,
  PORT: serviceConfig.PORT.default(4002),
  /** How long after its reservation a number may be allocated, in milliseconds. */
  RESERVATION_MS: z.coerce.number().int().min(500).max(60_000).default(10_000),
});
