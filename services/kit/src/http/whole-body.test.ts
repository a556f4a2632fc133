import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { startTestService, type TestService } from '../../test/index.ts';
import { wholeBody } from './service-app.ts';

const done: unknown[] = [];
let service: TestService;

beforeAll(async () => {
  const app = express();
  // The caller is looked up first, which takes a while.
  app.use((_request, _response, next) => void wait(100).then(() => next()));
  app.post('/', express.json(), wholeBody, (request, response) => {
    done.push(request.body ?? null);
    response.json({});
  });
  service = await startTestService(app);
});
afterAll(() => service.close());

async function send(text: string, leavesAfterMs: number): Promise<void> {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  await wait(leavesAfterMs);
  socket.destroy();
  await wait(200);
}

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

test('a request whose sender left before its body was read is not done without it', async () => {
  await send(`${HEAD}Content-Length: 14\r\n\r\n{"paxCount":3}`, 20);
  expect(done).toEqual([]);
});

test('the same from a sender who stays is done, and so is one that never had a body', async () => {
  await send(`${HEAD}Content-Length: 14\r\n\r\n{"paxCount":3}`, 300);
  await send(`${HEAD}Content-Length: 0\r\n\r\n`, 300);
  expect(done).toEqual([{ paxCount: 3 }, {}]);
});
