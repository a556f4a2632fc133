import { serviceConfig } from '@turno/kit';
import * as z from 'zod';

const flag = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(usual)
    .transform((value) => value === 'true');

export const configSchema = z.object({
  ...serviceConfig,
  PORT: serviceConfig.PORT.default(4002),
  /** */
  MANAGER_DISABLE: flag('false'),
  /** MER-023 */
  SKIP_FOR_GENERIC: flag('true'),
  /** How long after its reservation a number may be allocated, in milliseconds. */
  RESERVATION_MS: z.coerce.number().int().min(500).max(60_000).default(10_000),
});
