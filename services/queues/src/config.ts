import { serviceConfig } from '@turno/kit';
import * as z from 'zod';
import { placesConfig } from './clients/places.ts';

const flag = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(usual)
    .transform((value) => value === 'true');

export const configSchema = z.object({
  ...serviceConfig,
  ...placesConfig,
  PORT: serviceConfig.PORT.default(4002),
  /** */
  MANAGER_DISABLE: flag('false'),
  /** G-48: where calls are told to; nowhere without it. */
  NEXT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs what is told there. */
  NEXT_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Lets the receiver be on this machine or in its network: for tests and development. */
  NEXT_WEBHOOK_ALLOW_PRIVATE: flag('false'),
  /** MER-023 */
  SKIP_FOR_GENERIC: flag('true'),
  /** How long after its reservation a number may be allocated, in milliseconds. */
  RESERVATION_MS: z.coerce.number().int().min(500).max(60_000).default(10_000),
});
