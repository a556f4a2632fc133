import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { PASS_ROLES } from '../../entities/pass.ts';
import { idText, nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';
import { appleWalletCalls } from './apple-wallet.ts';

const saved = {
  service: 'passes',
  method: 'POST',
  access: 'self',
  roles: PASS_ROLES,
  params: z.object({ userId: idText, ownerId: idText, passId: idText }),
  query: nothing,
  body: emptyBody,
  status: 200,
  errors: ['pass_not_found', 'pass_not_usable', 'wallet_not_configured'],
} as const;
const path = '/private/users/:userId/pass_owners/:ownerId/passes/:passId';

export const savePassInGoogleWalletCall = call({
  ...saved,
  path: `${path}/google_wallet`,
  summary:
    'Put the pass of a person into Google Wallet, in the language of the request; answers the address at which it is saved',
  reply: z.object({ saveUrl: z.string() }),
});

export const savePassInAppleWalletCall = call({
  ...saved,
  path: `${path}/apple_wallet`,
  summary:
    'Make a pass for Apple Wallet of the pass of a person; answers the address at which it is downloaded within minutes',
  reply: z.object({ passUrl: z.string() }),
});

const devices = appleWalletCalls('passes', 'passes');

export const downloadApplePassCall = devices.download;
export const registerApplePassCall = devices.register;
export const unregisterApplePassCall = devices.unregister;
export const changedApplePassesCall = devices.changed;
export const latestApplePassCall = devices.latest;
export const logApplePassesCall = devices.log;
