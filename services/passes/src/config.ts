import { baseAddress, serviceConfig } from '@turno/kit';
import {
  appleWalletConfig,
  appleWalletProblem,
  googleWalletConfig,
  googleWalletProblem,
} from '@turno/kit/wallets';
import * as z from 'zod';
import { providerConfig, providerProblem } from './provider/index.ts';

const fields = z.object({
  ...serviceConfig,
  ...providerConfig,
  ...googleWalletConfig,
  ...appleWalletConfig,
  PORT: serviceConfig.PORT.default(4003),
  QUEUES_URL: baseAddress.default('http://127.0.0.1:4002'),
});

export const configSchema = fields.superRefine((config, context) => {
  const message = providerProblem(config);
  if (message) context.addIssue({ code: 'custom', path: ['PASS_PROVIDER_URL'], message });
  const google = googleWalletProblem(config);
  if (google)
    context.addIssue({ code: 'custom', path: ['GOOGLE_WALLET_KEY_FILE'], message: google });
  const apple = appleWalletProblem(config);
  if (apple)
    context.addIssue({ code: 'custom', path: ['APPLE_WALLET_CERTIFICATE'], message: apple });
});
