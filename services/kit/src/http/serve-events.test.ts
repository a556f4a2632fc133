import { callsOf, type LiveMessage, merchantEventsCall } from '@turno/shared-types';
import { startTestService, type TestService, testTokens } from '../../test/index.ts';
import { ApiError } from '../api-error.ts';
import { createLog } from '../log.ts';
import { serve } from './serve.ts';
import { serveEvents } from './serve-events.ts';
import { createServiceApp } from './service-app.ts';

let service: TestService;
let send: (message: LiveMessage) => void = () => {};
let stopped = 0;

const MESSAGE: LiveMessage = {
  type: 'ticket-changed',
  queueId: 1,
  queueDailyCounterId: 2,
  counter: 3,
};

beforeEach(async () => {
  stopped = 0;
  const events = serveEvents(merchantEventsCall, async ({ params }, push) => {
    if (params.merchantId === 404) throw new ApiError('merchant_not_found');
    send = push;
    push({ ...MESSAGE, secret: 'no' } as LiveMessage);
    return () => {
      stopped += 1;
    };
  });
  const others = callsOf('queues').filter((call) => call !== merchantEventsCall);
  const app = createServiceApp({
    service: 'queues',
    routes: [
      events,
      ...others.map((call) => serve(call, () => Promise.reject(new ApiError('not_found')))),
    ],
    verifier: (await testTokens()).verifier,
    staffRoleOf: async () => null,
    internalSecret: '',
    isReady: async () => true,
    log: createLog('test', 'silent'),
  });
  service = await startTestService(app);
});
afterEach(() => service.close());

async function watch(merchantId = 1) {
  const gone = new AbortController();
  const address = `${service.url}/public/merchants/${merchantId}/events`;
  const response = await fetch(address, { signal: gone.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) {
      const { done, value } = await reader.read();
      if (done) return 'closed';
      text += value;
    }
    return text;
  };
  return { response, until, leave: () => gone.abort() };
}

test('messages flow as Server-Sent Events, only as the contract names them', async () => {
  const { response, until, leave } = await watch();
  expect(response.headers.get('content-type')).toMatch('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(await until('"counter":3')).toContain(`data: ${JSON.stringify(MESSAGE)}\n\n`);
  send({ ...MESSAGE, counter: 4 });
  expect(await until('"counter":4')).not.toContain('secret');
  leave();
});

test('the work stops when the reader leaves', async () => {
  const { until, leave } = await watch();
  await until('data:');
  leave();
  while (stopped === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(stopped).toBe(1);
});

test('a stopping service closes its streams', async () => {
  const { until } = await watch();
  await until('data:');
  await service.close();
  expect(await until('never').catch(() => 'closed')).toBe('closed');
  expect(stopped).toBe(1);
});

test('the work may still refuse', async () => {
  const { response } = await watch(404);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch('application/json');
});

test('a heartbeat keeps the connection open', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance', 'Date'],
  });
  try {
    const { until, leave } = await watch();
    await until('data:');
    jest.advanceTimersByTime(15_000);
    expect(await until(': still here')).toContain(': still here\n\n');
    leave();
  } finally {
    jest.useRealTimers();
  }
});
