import { baseAddress, RETENTION, serviceConfig } from '@turno/kit';
import {
  appleWalletConfig,
  appleWalletProblem,
  googleWalletConfig,
  googleWalletProblem,
} from '@turno/kit/wallets';
import * as z from 'zod';
import { pushConfig, pushProblem, textConfig, textProblem } from './notices/index.ts';
import { webhookConfig, webhookProblem } from './outbox/index.ts';
import { placesConfig } from './places/index.ts';

const flag = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(usual)
    .transform((value) => value === 'true');

const fields = z.object({
  ...serviceConfig,
  ...placesConfig,
  ...webhookConfig,
  ...pushConfig,
  ...textConfig,
  ...googleWalletConfig,
  ...appleWalletConfig,
  PORT: serviceConfig.PORT.default(4002),
  PASSES_URL: baseAddress.default('http://127.0.0.1:4003'),
  /** S-08: days that the records of a merchant are kept after it closed for good. */
  CLOSED_MERCHANT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(30)
    .default(RETENTION.queues.merchants.days),
  /** */
  MANAGER_DISABLE: flag('false'),
  /** G-27 */
  OPEN_ONLY_IN_TIME: flag('true'),
  /** MER-023 */
  SKIP_FOR_GENERIC: flag('true'),
});

export const configSchema = fields.superRefine((config, context) => {
  const message = webhookProblem(config);
  if (message) context.addIssue({ code: 'custom', path: ['NEXT_WEBHOOK_URL'], message });
  const push = pushProblem(config);
  if (push) context.addIssue({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message: push });
  const texts = textProblem(config);
  if (texts) context.addIssue({ code: 'custom', path: ['SMS_URL'], message: texts });
  const wallet = googleWalletProblem(config);
  if (wallet) {
    context.addIssue({ code: 'custom', path: ['GOOGLE_WALLET_KEY_FILE'], message: wallet });
  }
  const apple = appleWalletProblem(config);
  if (apple)
    context.addIssue({ code: 'custom', path: ['APPLE_WALLET_CERTIFICATE'], message: apple });
});
