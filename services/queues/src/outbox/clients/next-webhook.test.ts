import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutsidePost, problemOf } from '../../webhooks/clients/outside-post.ts';
import { createNextWebhook, signatureOf, webhookOf, webhookProblem } from './next-webhook.ts';

const SECRET = 'a secret of sixteen';
const open: Server[] = [];

afterAll(() => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
});

async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}
const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};
const local = (url: string) =>
  createNextWebhook({ url, secret: SECRET, post: createOutsidePost({ allowPrivate: true }) });
const PAYLOAD = { merchantId: 1, queueId: 2, counter: 3, ticketValue: 'CA3' };

test('QUE-047 G-48 the receiver gets the call, its id and a signature it can check', async () => {
  const received: { headers: IncomingMessage['headers']; text: string }[] = [];
  const url = await receiver(async (request, response) => {
    received.push({ headers: request.headers, text: await bodyOf(request) });
    response.writeHead(204).end();
  });
  await local(url)('next.abc', PAYLOAD);
  const [{ headers, text } = { headers: {}, text: '' }] = received;
  expect(JSON.parse(text)).toEqual({ id: 'next.abc', ...PAYLOAD });
  expect(headers['x-turno-event']).toBe('next.abc');
  const signature = String(headers['x-turno-signature']);
  const seconds = Number(/^t=(\d+),v1=[0-9a-f]{64}$/.exec(signature)?.[1]);
  expect(Math.abs(seconds - Date.now() / 1_000)).toBeLessThan(60);
  expect(signatureOf(text, seconds, SECRET)).toBe(signature);
  expect(signatureOf(text, seconds + 1, SECRET)).not.toBe(signature);
});

test.each([400, 404, 500, 503])(
  'QUE-047 a receiver that answers %d did not take it',
  async (status) => {
    const url = await receiver((_request, response) => response.writeHead(status).end('no'));
    await expect(local(url)('e', PAYLOAD)).rejects.toThrow(String(status));
  },
);

test('QUE-047 no redirect is followed', async () => {
  let wasSent = false;
  const secret = await receiver((_request, response) => {
    wasSent = true;
    response.end();
  });
  const url = await receiver((_request, response) =>
    response.writeHead(307, { location: secret }).end(),
  );
  await expect(local(url)('e', PAYLOAD)).rejects.toThrow('307');
  expect(wasSent).toBe(false);
});

test('QUE-047 the status of an answer without end counts, and the rest is cut off', async () => {
  let status = 200;
  let cutOff = 0;
  const url = await receiver((_request, response) => {
    response.writeHead(status);
    const timer = setInterval(() => response.write('x'.repeat(8_192)), 5);
    response.on('close', () => {
      clearInterval(timer);
      cutOff += 1;
    });
  });
  await local(url)('e', PAYLOAD);
  status = 500;
  await expect(local(url)('e', PAYLOAD)).rejects.toThrow('500');
  while (cutOff < 2) await new Promise((resolve) => setTimeout(resolve, 5));
});

test('QUE-047 a receiver that never answers is left after five seconds', async () => {
  const url = await receiver(() => undefined);
  await expect(local(url)('e', PAYLOAD)).rejects.toMatchObject({
    cause: { name: 'TimeoutError' },
  });
});

test.each([
  [['127.0.0.1']],
  [['169.254.169.254']],
  [['93.184.216.34', '10.0.0.1']],
  [['::ffff:127.0.0.1']],
  [[]],
])('QUE-047 a name that points to %p is not called', async (addresses) => {
  const send = createNextWebhook({
    url: 'https://hook.example/',
    secret: SECRET,
    post: createOutsidePost({
      allowPrivate: false,
      resolve: async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    }),
  });
  await expect(send('e', PAYLOAD)).rejects.toThrow('not called');
});

test('QUE-047 a name is resolved once, and the connection goes to the address that was looked at', async () => {
  let asked = 0;
  const url = await receiver((_request, response) => response.end());
  const named = url.replace('127.0.0.1', 'rebound.example');
  const send = createNextWebhook({
    url: named,
    secret: SECRET,
    post: createOutsidePost({
      allowPrivate: true,
      resolve: async () => {
        asked += 1;
        return [{ address: asked === 1 ? '127.0.0.1' : '10.9.9.9', family: 4 }];
      },
    }),
  });
  await send('e', PAYLOAD);
  expect(asked).toBe(1);
});

test('a name that is never resolved ends at the deadline of the delivery', async () => {
  const deadline = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  const post = createOutsidePost({
    allowPrivate: true,
    resolve: () => {
      deadline.abort();
      return new Promise(() => undefined);
    },
  });
  const error = await post('http://slow.example/', { headers: {}, body: '{}' }).catch((e) => e);
  expect(problemOf(error)).toBe('timeout');
});

test.each([
  [{ WEBHOOK_ALLOW_PRIVATE: false }, null],
  [
    { NEXT_WEBHOOK_URL: 'https://hook.example/', WEBHOOK_ALLOW_PRIVATE: false },
    'needs NEXT_WEBHOOK_SECRET',
  ],
  [
    {
      NEXT_WEBHOOK_URL: 'http://hook.example/',
      NEXT_WEBHOOK_SECRET: SECRET,
      WEBHOOK_ALLOW_PRIVATE: false,
    },
    'not https',
  ],
])('QUE-047 the configuration %p says what is wrong with it: %p', (config, problem) => {
  expect(webhookProblem(config)).toBe(problem);
  expect(webhookOf(config) === null).toBe(!('NEXT_WEBHOOK_SECRET' in config));
});
