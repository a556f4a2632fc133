/** The same journey with a client of `@hey-api/openapi-ts`: node with-hey-api.js <gateway> <merchant> <queue> */
import { client } from '../generated/hey-api/client.gen.ts';
import {
  botChallenge,
  lineUpPublic,
  merchantPublic,
  removeTicket,
  signUp,
  ticket,
} from '../generated/hey-api/sdk.gen.ts';
import { captchaToken, guestCredentials } from './bot-check.ts';

const [, , baseUrl = '', merchant = '', queue = ''] = process.argv;
const merchantId = Number(merchant);
const queueId = Number(queue);
const orThrow = { throwOnError: true } as const;
client.setConfig({ baseUrl });

const challenge = await botChallenge(orThrow);
const session = await signUp({
  ...orThrow,
  body: { ...guestCredentials(), captchaToken: captchaToken(challenge.data) },
});
const { id: userId, accessToken } = session.data;
client.setConfig({ auth: accessToken });

const found = await merchantPublic({ ...orThrow, path: { merchantId } });
if (!found.data.queues.some(({ id }) => id === queueId)) throw new Error('no such queue');
const lineUp = await lineUpPublic({
  ...orThrow,
  path: { merchantId, queueId },
  headers: { 'Idempotency-Key': crypto.randomUUID() },
  body: { paxCount: 1 },
});
const { queueDailyCounterId, counter } = lineUp.data;
const path = { userId, queueDailyCounterId, counter };
const followed = await ticket({ ...orThrow, path });
const cancelled = await removeTicket({ ...orThrow, path });
const again = await removeTicket({ ...orThrow, path });

process.stdout.write(
  JSON.stringify({
    merchant: found.data.name,
    lineUp: lineUp.response.status,
    ticketValue: followed.data.ticketValue,
    isSame: followed.data.ticketValue === lineUp.data.ticketValue,
    ticketsAhead: followed.data.ticketsAhead,
    hasTag: followed.response.headers.has('etag'),
    cancelled: [cancelled.response.status, again.response.status],
  }),
);
