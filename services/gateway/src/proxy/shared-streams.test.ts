import { startTestService, type TestService } from '@turno/kit/test';
import express, { type Response } from 'express';
import { startGateway } from '../../test/start-gateway.ts';

const asked = new Set<Response>();
let queues: TestService;
let gateway: TestService;

beforeAll(async () => {
  const app = express();
  app.get('/public/merchants/404/events', (_request, response) => {
    response.status(404).json({ error: 'merchant_not_found' });
  });
  app.get('/public/merchants/:id/events', (request, response) => {
    if (request.headers.authorization === 'Bearer expired') {
      response.status(401).json({ error: 'token_expired_or_wrong' });
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('retry: 1000\n\n');
    asked.add(response);
    response.on('close', () => asked.delete(response));
  });
  queues = await startTestService(app);
  gateway = await startGateway({ QUEUES_URL: queues.url });
});
afterAll(async () => {
  await gateway.close();
  await queues.close();
});

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const say = (text: string) => {
  for (const response of asked) response.write(text);
};

async function reader(merchantId: number, headers: Record<string, string> = {}) {
  const gone = new AbortController();
  const address = `${gateway.url}/public/merchants/${merchantId}/events`;
  const response = await fetch(address, { headers, signal: gone.signal });
  const body = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const receives = async (text: string) => {
    while (!received.includes(text)) {
      const { value, done } = (await body?.read()) ?? { value: '', done: true };
      if (done) throw new Error(`the stream ended before ${text}`);
      received += value;
    }
    return received;
  };
  return { status: response.status, response, receives, leave: () => gone.abort() };
}

test('QUE-049 all watchers of a merchant share one request, which ends when the last one leaves', async () => {
  const first = await reader(1);
  await first.receives('retry');
  const others = await Promise.all(Array.from({ length: 20 }, () => reader(1)));
  expect(asked.size).toBe(1);
  say('data: called\n\n');
  for (const each of [first, ...others]) await each.receives('data: called\n\n');
  for (const each of others) each.leave();
  say('data: again\n\n');
  await first.receives('data: again\n\n');
  first.leave();
  await until(() => asked.size === 0);
});

test('a reader who connects in the middle of an event receives whole events only, and the retry interval', async () => {
  const first = await reader(2);
  await first.receives('retry');
  say('data: ha');
  await new Promise((resolve) => setTimeout(resolve, 30));
  const late = await reader(2);
  say('lf\n\n');
  expect(await late.receives('data')).toBe('retry: 1000\n\ndata: half\n\n');
  await first.receives('data: half\n\n');
  first.leave();
  late.leave();
  await until(() => asked.size === 0);
});

test('two merchants are two streams', async () => {
  const [one, two] = [await reader(3), await reader(4)];
  await one.receives('retry');
  await two.receives('retry');
  expect(asked.size).toBe(2);
  one.leave();
  two.leave();
  await until(() => asked.size === 0);
});

test('an error response reaches every reader unchanged', async () => {
  const answers = await Promise.all([reader(404), reader(404)]);
  for (const { status, response } of answers) {
    expect(status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/json/);
  }
  const again = await fetch(`${gateway.url}/public/merchants/404/events`);
  expect(await again.json()).toEqual({ error: 'merchant_not_found' });
});

test('a stream that breaks ends for everybody, and the next reader begins a new one', async () => {
  const [one, two] = [await reader(5), await reader(5)];
  await Promise.all([one.receives('retry'), two.receives('retry')]);
  for (const response of asked) response.destroy();
  await expect(one.receives('never')).rejects.toThrow();
  await expect(two.receives('never')).rejects.toThrow();
  const next = await reader(5);
  await next.receives('retry');
  next.leave();
  await until(() => asked.size === 0);
});

test('a HEAD request is answered', async () => {
  const address = `${gateway.url}/public/merchants/404/events`;
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(404);
});

test('IDN-037 the service verifies each reader’s token, also for a stream that is already shared', async () => {
  const anybody = await reader(6);
  await anybody.receives('retry');
  const expired = await reader(6, { authorization: 'Bearer expired' });
  expect(expired.status).toBe(401);
  anybody.leave();
  await until(() => asked.size === 0);
});
