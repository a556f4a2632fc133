import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { idText, nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';
import { appleWalletCalls } from './apple-wallet.ts';

const saved = {
  service: 'queues',
  method: 'POST',
  access: 'self',
  params: z.object({ userId: idText, queueDailyCounterId: idText, counter: idText }),
  query: nothing,
  body: emptyBody,
  status: 200,
  errors: ['ticket_not_found', 'ticket_not_processable', 'wallet_not_configured'],
} as const;
const path = '/private/users/:userId/tickets/:queueDailyCounterId/:counter';

export const saveInGoogleWalletCall = call({
  ...saved,
  path: `${path}/google_wallet`,
  summary:
    'Put a ticket into Google Wallet, in the language of the request; answers the address at which its holder saves it',
  reply: z.object({ saveUrl: z.string() }),
});

export const saveInAppleWalletCall = call({
  ...saved,
  path: `${path}/apple_wallet`,
  summary:
    'Make a pass for Apple Wallet of a ticket; answers the address at which its holder downloads it within minutes',
  reply: z.object({ passUrl: z.string() }),
});

const devices = appleWalletCalls('queues', 'tickets');

export const downloadAppleTicketCall = devices.download;
export const registerAppleTicketCall = devices.register;
export const unregisterAppleTicketCall = devices.unregister;
export const changedAppleTicketsCall = devices.changed;
export const latestAppleTicketCall = devices.latest;
export const logAppleTicketsCall = devices.log;
