import { serviceConfig } from '@turno/kit';
import * as z from 'zod';

export const configSchema = z.object({
  ...serviceConfig,
  PORT: serviceConfig.PORT.default(4003),
  QUEUES_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4002'),
});
