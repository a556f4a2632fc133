/** The journey of a guest with a client of `openapi-typescript` and `openapi-fetch`: node with-openapi-fetch.js <gateway> <merchant> <queue> */
import createClient from 'openapi-fetch';
import type { paths } from '../generated/openapi-typescript.ts';
import { captchaToken, guestCredentials } from './bot-check.ts';

const [, , baseUrl = '', merchant = '', queue = ''] = process.argv;
const merchantId = Number(merchant);
const queueId = Number(queue);
const client = createClient<paths>({ baseUrl });

const challenge = await client.GET('/auth/challenge');
if (!challenge.data) throw new Error(challenge.error.message);
const session = await client.POST('/auth/signup', {
  body: { ...guestCredentials(), captchaToken: captchaToken(challenge.data) },
});
if (!session.data) throw new Error(session.error.message);
const { id: userId, accessToken } = session.data;
client.use({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${accessToken}`);
  },
});

const found = await client.GET('/public/merchants/{merchantId}', {
  params: { path: { merchantId } },
});
if (!found.data?.queues.some(({ id }) => id === queueId)) throw new Error('no such queue');
const lineUp = await client.POST('/public/merchants/{merchantId}/queues/{queueId}/lineup', {
  params: { path: { merchantId, queueId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: { paxCount: 1 },
});
if (!lineUp.data) throw new Error(lineUp.error.error_code);
const { queueDailyCounterId, counter } = lineUp.data;
const params = { path: { userId, queueDailyCounterId, counter } };
const ticketPath = '/private/users/{userId}/tickets/{queueDailyCounterId}/{counter}';
const followed = await client.GET(ticketPath, { params });
if (!followed.data) throw new Error(followed.error.error_code);
const cancelled = await client.DELETE(ticketPath, { params });
const again = await client.DELETE(ticketPath, { params });

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
