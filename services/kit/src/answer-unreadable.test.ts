import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerUnreadable } from './answer-unreadable.ts';

let server: Server;
const open = async (listener: RequestListener) => {
  server = createServer(listener);
  answerUnreadable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const ok: RequestListener = (_request, response) => response.end('ok');
/** A connection, and what the server sends on it until it closes it. */
function connection(port: number) {
  const socket = connect(port, '127.0.0.1');
  return { socket, received: text(socket).catch(() => 'reset') };
}
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const BODY_400 = /^HTTP\/1\.1 400 Bad Request\r\n[^{]*\{"error_code":"validation_error"/;
afterEach(() => server.close());

test('G-23 G-60 an address of 20 kB is answered with an error body, and the next request is served', async () => {
  const port = await open(ok);
  const url = `http://127.0.0.1:${port}/public/merchants`;
  const response = await fetch(`${url}?q=${'a'.repeat(20_000)}`);
  expect(response.status).toBe(413);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({
    error_code: 'payload_too_large',
    error: 'payload_too_large',
    message: 'Request too large',
    errors: [{ message: 'Request too large', field: null }],
  });
  expect(await (await fetch(url)).text()).toBe('ok');
});

test('G-23 what is not HTTP is answered with an error body too', async () => {
  const { socket, received } = connection(await open(ok));
  socket.write('nonsense\r\n\r\n');
  expect(await received).toMatch(BODY_400);
});

test('G-23 and so it is after an answer on the same connection', async () => {
  const { socket, received } = connection(await open(ok));
  socket.write(GET);
  await once(socket, 'data');
  socket.write('nonsense\r\n\r\n');
  const [first, second] = (await received).split('ok');
  expect(first).toMatch(/^HTTP\/1\.1 200/);
  expect(second).toMatch(BODY_400);
});

test('G-23 a response that is being sent ends without a second head inside', async () => {
  const { socket, received } = connection(
    await open((_request, response) => response.write('a part')),
  );
  socket.write(GET);
  await once(server, 'request');
  socket.write('nonsense\r\n\r\n');
  expect(await received).not.toContain('validation_error');
});

test('G-23 a request that does not come to its end is told so, without a body', async () => {
  const port = await open(ok);
  const { socket, received } = connection(port);
  server.once('connection', (accepted) =>
    server.emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, accepted),
  );
  socket.write('GET / HTTP/1.1\r\n');
  expect(await received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close/);
});
