import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { startTestService, type TestService } from '../../test/index.ts';
import { wholeBody } from './service-app.ts';

const done: unknown[] = [];
const failed: unknown[] = [];
/** Requests that have arrived, and the lookup of the caller that each waits for. */
let arrived = deferred<Socket>();
let lookup = deferred<void>();
let service: TestService;

beforeAll(async () => {
  const app = express();
  app.use((request, _response, next) => {
    arrived.resolve(request.socket);
    void lookup.promise.then(() => next());
  });
  app.post('/', express.json(), wholeBody, (request, response) => {
    done.push(request.body ?? null);
    response.json({});
  });
  const onError: ErrorRequestHandler = (error, _request, response, _next) => {
    failed.push(error);
    response.end();
  };
  app.use(onError);
  service = await startTestService(app);
});
beforeEach(() => {
  arrived = deferred();
  lookup = deferred();
});
afterAll(() => service.close());

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function send(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

test('a request whose sender left before its body was read is not done without it', async () => {
  const sender = await send(`${HEAD}Content-Length: 14\r\n\r\n{"paxCount":3}`);
  const connection = await arrived.promise;
  sender.destroy();
  if (!connection.destroyed) await once(connection, 'close');
  lookup.resolve();
  while (failed.length === 0 && done.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(done).toEqual([]);
});

test.each([
  { name: 'a whole body', body: 'Content-Length: 14\r\n\r\n{"paxCount":3}', read: { paxCount: 3 } },
  { name: 'no body at all', body: 'Content-Length: 0\r\n\r\n', read: {} },
])('the same from a sender who stays is done: $name', async ({ body, read }) => {
  done.length = 0;
  lookup.resolve();
  const sender = await send(HEAD + body);
  await once(sender, 'data');
  sender.destroy();
  expect(done).toEqual([read]);
});
