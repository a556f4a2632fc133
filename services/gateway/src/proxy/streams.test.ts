import { startTestService, type TestService } from '@turno/kit/test';
import express from 'express';
import { startGateway } from '../../test/start-gateway.ts';

describe('event streams', () => {
  let left = 0;
  let queues: TestService;
  let stream: TestService;

  beforeAll(async () => {
    const app = express().use((_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache, no-transform',
      });
      response.write('data: 1\n\n');
      response.on('close', () => {
        left += 1;
      });
    });
    queues = await startTestService(app);
    stream = await startGateway({ QUEUES_URL: queues.url });
  });
  afterAll(() => queues.close());

  async function watch() {
    const gone = new AbortController();
    const address = `${stream.url}/public/merchants/1/events`;
    const response = await fetch(address, { signal: gone.signal });
    const reader = response.body!.getReader();
    return { response, reader, leave: () => gone.abort() };
  }

  test('flow as they come, unbuffered and not compressed', async () => {
    const { response, reader, leave } = await watch();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(response.headers.get('content-encoding')).toBeNull();
    leave();
    while (left === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  test('many at once leave room for calls', async () => {
    const watchers = await Promise.all(Array.from({ length: 300 }, watch));
    for (const { reader } of watchers) await reader.read();
    for (const { leave } of watchers) leave();
  });

  test('end when the gateway stops', async () => {
    const { reader } = await watch();
    await reader.read();
    await stream.close();
    const end = await reader.read().catch(() => ({ done: true }));
    expect(end.done).toBe(true);
  });
});
