import { serviceConfig } from '@turno/kit';
import * as z from 'zod';

export const configSchema = z.object({
  ...serviceConfig,
  PORT: serviceConfig.PORT.default(4002),
});
