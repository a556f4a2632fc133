import { startTestService, type TestService } from '@turno/kit/test';
import express from 'express';
import { startGateway } from '../../test/start-gateway.ts';

const PROXIES = 'loopback';
let queues: TestService;
let gateway: TestService;

beforeAll(async () => {
  const app = express();
  app.get('/public/merchants/404/events', (_request, response) => {
    response.status(404).json({ error_code: 'merchant_not_found' });
  });
  app.get('/public/merchants/:id/events', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('retry: 1000\n\n');
  });
  queues = await startTestService(app);
  gateway = await startGateway({
    QUEUES_URL: queues.url,
    STREAMS_PER_ADDRESS: '2',
    TRUST_PROXY: PROXIES,
  });
});
afterAll(async () => {
  await gateway.close();
  await queues.close();
});

async function watch(address: string, merchantId = 1) {
  const left = new AbortController();
  const { status, headers } = await fetch(`${gateway.url}/public/merchants/${merchantId}/events`, {
    headers: { 'x-forwarded-for': address },
    signal: left.signal,
  });
  return { status, retryAfter: headers.get('retry-after'), leave: () => left.abort() };
}

test('QUE-049 a client address holds a limited number of streams, and one that ends makes room', async () => {
  const [first, second] = [await watch('203.0.113.1'), await watch('203.0.113.1', 2)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await watch('203.0.113.1')).toMatchObject({ status: 429, retryAfter: '60' });
  const other = await watch('203.0.113.2');
  expect(other.status).toBe(200);
  first.leave();
  let next = await watch('203.0.113.1');
  // The gateway learns of the disconnection a moment later.
  while (next.status === 429) next = await watch('203.0.113.1');
  expect(next.status).toBe(200);
  for (const { leave } of [second, other, next]) leave();
});

test('QUE-049 all addresses of an IPv6 network are one client', async () => {
  const watchers = [await watch('2001:db8:1:2::1'), await watch('2001:db8:1:2:3::1')];
  expect(watchers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await watch('2001:db8:1:2:ffff::9')).status).toBe(429);
  for (const { leave } of watchers) leave();
});

test('QUE-049 a stream that is refused by its service takes no room', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await watch('203.0.113.9', 404)).status).toBe(404);
  }
});
