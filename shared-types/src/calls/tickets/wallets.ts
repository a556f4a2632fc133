import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { emptyBody, idText, nothing } from '../../fields.ts';

export const saveInGoogleWalletCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/users/:userId/tickets/:queueDailyCounterId/:counter/google_wallet',
  summary:
    'Put a ticket into Google Wallet, in the language of the request; answers the address at which its holder saves it',
  access: 'self',
  params: z.object({ userId: idText, queueDailyCounterId: idText, counter: idText }),
  query: nothing,
  body: emptyBody,
  reply: z.object({ saveUrl: z.string() }),
  status: 200,
  errors: ['ticket_not_found', 'ticket_not_processable', 'wallet_not_configured'],
});
