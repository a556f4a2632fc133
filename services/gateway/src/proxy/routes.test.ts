import { request as httpRequest } from 'node:http';
import { startTestService, type TestService } from '@turno/kit/test';
import { CALLS, type Call, nextCall, signInCall } from '@turno/shared-types';
import express from 'express';
import { echoApp, startGateway } from '../../test/start-gateway.ts';

const open: TestService[] = [];
let gateway: TestService;

async function keep(service: Promise<TestService>): Promise<TestService> {
  const started = await service;
  open.push(started);
  return started;
}

beforeAll(async () => {
  const urls: Record<string, string> = {};
  for (const name of ['identity', 'queues', 'passes']) {
    urls[`${name.toUpperCase()}_URL`] = (await keep(startTestService(echoApp(name)))).url;
  }
  gateway = await keep(startGateway(urls));
});
afterAll(() => Promise.all(open.map((service) => service.close())));

const PARAMS = {
  merchantId: 1,
  queueId: 2,
  counterId: 3,
  queueDailyCounterId: 3,
  counter: 4,
  userId: 5,
  franchisingId: 6,
  vanity: 'bar-sole',
};
const OPEN_CALLS = Object.entries<Call>(CALLS)
  .filter(([, call]) => call.access !== 'internal')
  .flatMap(([name, call]) =>
    (call.path.includes(':scope') ? ['public', 'private'] : ['']).map((scope) => ({
      name,
      call,
      scope,
    })),
  );

test.each(OPEN_CALLS)('$name $scope reaches $call.service', async ({ call, scope }) => {
  const body = call.method === 'GET' || call.method === 'DELETE' ? {} : { body: { a: 1 } };
  const params = { ...PARAMS, scope } as never;
  const answer = await gateway.call(call, { params, query: { page: 2 } as never, ...body });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ service: call.service, method: call.method, ...body });
  // A stream says the same to everybody, whatever they ask it.
  expect(answer.body.url).toMatch(call.streams ? /\/events$/ : /\?page=2$/);
});

test.each([
  '/internal/partner_origins',
  '/internal/merchants/1/managers/2',
  '//internal/partner_origins',
  '/public/../internal/partner_origins',
  '/public/%2e%2e/internal/partner_origins',
  '/internal%2Fpartner_origins',
  '/other/merchants',
  '/.well-known/jwks.json',
  '/auth',
])('%s leads nowhere', async (path) => {
  const { port } = new URL(gateway.url);
  const status = await new Promise((resolve, reject) => {
    // Sent over a raw request: fetch would normalise the path.
    const request = httpRequest({ port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject).end();
  });
  expect(status).toBe(404);
});

test('G-23 an unknown path answers in the one shape', async () => {
  const answer = await fetch(`${gateway.url}/nowhere`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error_code: 'not_found', payload: null });
});

test('a client cannot speak for us, and its request id travels on', async () => {
  const { body, headers } = await gateway.call(
    signInCall,
    { body: { email: 'a', password: 'b' } },
    {
      token: 'abc',
      idempotencyKey: 'key-1',
      internalSecret: 'guessed',
      headers: {
        'x-internal-user': '1',
        'x-user-id': '1',
        'x-forwarded-for': '10.9.8.7',
        'x-request-id': 'trace-me-please',
        cookie: 'session=1',
        forwarded: 'for=10.9.8.7',
      },
    },
  );
  const sent = body.headers;
  for (const name of Object.keys(sent))
    expect(name).not.toMatch(/^(x-internal|x-user|cookie|forw)/);
  expect(sent).toMatchObject({
    authorization: 'Bearer abc',
    'idempotency-key': 'key-1',
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': 'trace-me-please',
  });
  expect(headers.get('x-request-id')).toBeTruthy();
});

test('G-60 a body over 100 kB is refused before it is read', async () => {
  const { status, body } = await gateway.call(signInCall, {
    body: { email: 'x'.repeat(102_500), password: '' },
  });
  expect(status).toBe(413);
  expect(body.error_code).toBe('payload_too_large');
});

test('a service that is away is 503 in the one shape, also for its streams', async () => {
  const alone = await keep(startGateway());
  const params = { merchantId: 1, queueId: 2, counterId: 3 };
  const answer = await alone.call(nextCall, { params, body: {} });
  expect(answer.status).toBe(503);
  expect(answer.body.error_code).toBe('service_unavailable');
  expect(answer.headers.get('retry-after')).toBe('1');
  expect((await fetch(`${alone.url}/public/merchants/1/events`)).status).toBe(503);
  expect((await fetch(`${alone.url}/health`)).status).toBe(200);
});

test.each([
  ['DELETE', '/public/merchants/1', 'GET, HEAD'],
  ['GET', '/auth/signin', 'POST'],
  ['PATCH', '/private/merchants/1', 'GET, HEAD, PUT'],
  ['POST', '/remotes.json', 'GET, HEAD'],
  ['POST', '/health', 'GET, HEAD'],
])('S-12 %s %s is 405 and says what is allowed', async (method, path, allowed) => {
  const alone = await keep(startGateway());
  const answer = await fetch(alone.url + path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
});

test('processes of one service take turns, and one that died is left out', async () => {
  const [a, b] = [await startTestService(echoApp('a')), await keep(startTestService(echoApp('b')))];
  const both = await keep(startGateway({ QUEUES_URL: `${a.url}, ${b.url}` }));
  const ask = async () => {
    const response = await fetch(`${both.url}/public/parent_categories`);
    return response.status === 200 ? (await response.json()).service : response.status;
  };
  const askTimes = async (times: number) => {
    const answers = [];
    for (let n = 0; n < times; n += 1) answers.push(await ask());
    return answers;
  };
  expect(await askTimes(4)).toEqual(['a', 'b', 'a', 'b']);
  await a.close();
  // For how long it is left out is tested with a clock, in `addresses.test.ts`.
  expect(new Set(await askTimes(6))).toEqual(new Set([503, 'b']));
});

/** A gateway before a service that ends its answers half way, after so many pieces. */
async function brokenAfter(pieces: number): Promise<string> {
  const app = express().use(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    for (let piece = 0; piece < pieces; piece += 1) {
      response.write('{"half":');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    response.destroy();
  });
  const broken = await keep(startTestService(app));
  return (await keep(startGateway({ QUEUES_URL: broken.url }))).url;
}

test('an answer that breaks off is not taken for a whole one', async () => {
  const url = await brokenAfter(2);
  const answer = fetch(`${url}/public/parent_categories`).then((got) => got.text());
  await expect(answer).rejects.toThrow();
});

test('a response that breaks off before its first byte was forwarded becomes an error response', async () => {
  const answer = await fetch(`${await brokenAfter(1)}/public/parent_categories`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error_code: 'service_unavailable' });
});
