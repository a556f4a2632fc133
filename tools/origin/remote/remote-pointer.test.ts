import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemotePointer } from './remote-pointer.ts';

const EMPTY = { schema: 1, remotes: [], previous: [] };
let server: Server;
let answer: { status: number; body: string };
let asked: number;
let clock: number;

beforeEach(async () => {
  asked = 0;
  clock = 1000;
  answer = { status: 200, body: JSON.stringify(EMPTY) };
  server = createServer((_request, response) => {
    asked += 1;
    if (answer.status === 0) return;
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A first request takes its time on a busy machine: the deadline is short where it is what is tried. */
function pointer(deadlineMs = 5_000) {
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/remotes.json`;
  return createRemotePointer({ address, freshMs: 1000, deadlineMs, now: () => clock });
}

test('visits at the same time and within the time ask once', async () => {
  const { read } = pointer();
  expect(await Promise.all([read(), read(), read()])).toEqual([EMPTY, EMPTY, EMPTY]);
  clock += 999;
  await read();
  expect(asked).toBe(1);
  clock += 1;
  await read();
  expect(asked).toBe(2);
});

test.each([
  ['breaks', { status: 503, body: '' }],
  ['talks nonsense', { status: 200, body: '<html>' }],
  ['has another shape', { status: 200, body: '{"schema":2}' }],
  ['never answers', { status: 0, body: '' }],
])('SHL-012 a gateway that %s leaves the last good pointer in force', async (_name, bad) => {
  const { read } = pointer(1_000);
  await read();
  answer = bad;
  clock += 1000;
  expect(await read()).toEqual(EMPTY);
});

test('SHL-012 nothing is known before the gateway ever answered, and a page is not held up', async () => {
  answer = { status: 0, body: '' };
  expect(await pointer(100).read()).toBeNull();
});
