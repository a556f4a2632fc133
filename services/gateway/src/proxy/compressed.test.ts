import { startTestService, type TestService } from '@turno/kit/test';
import express from 'express';
import { startGateway } from '../../test/start-gateway.ts';

const open: TestService[] = [];
let gateway: TestService;

/** A service whose answers are as long as they are asked to be. */
function wordy() {
  const app = express();
  app.get('/public/merchants', (_request, response) => {
    response.json([{ name: 'Forno Aurora '.repeat(1_000) }]);
  });
  app.get('/public/parent_categories', (_request, response) => {
    response.json([{ name: 'Forno' }]);
  });
  app.get('/public/merchants/:id/events', (_request, response) => {
    response.set('content-type', 'text/event-stream');
    response.write(`: ${'hello '.repeat(1_000)}\n\n`);
  });
  return app;
}

beforeAll(async () => {
  const queues = await startTestService(wordy());
  open.push(queues);
  gateway = await startGateway({ QUEUES_URL: queues.url });
  open.push(gateway);
});
afterAll(() => Promise.all(open.map((service) => service.close())));

const ask = (path: string, accepts = 'br, gzip') =>
  fetch(`${gateway.url}${path}`, { headers: { 'accept-encoding': accepts } });

test('a list travels packed, and arrives whole', async () => {
  const answer = await ask('/public/merchants');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await answer.json()).toEqual([{ name: 'Forno Aurora '.repeat(1_000) }]);
});

test.each([
  ['a short answer', '/public/parent_categories', 'br, gzip'],
  ['an answer for who cannot unpack', '/public/merchants', 'identity'],
])('%s travels as it is', async (_, path, accepts) => {
  const answer = await ask(path, accepts);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.status).toBe(200);
  await answer.text();
});

test('a stream arrives as it is said', async () => {
  const answer = await ask('/public/merchants/7/events');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const reader = answer.body?.getReader();
  const piece = await reader?.read();
  expect(new TextDecoder().decode(piece?.value)).toMatch(/^: hello/);
  await reader?.cancel();
});
