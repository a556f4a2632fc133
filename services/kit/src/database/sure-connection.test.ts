import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from 'mongodb/lib/cmap/connection.js';
import { SureConnection } from './sure-connection.ts';

const NAMESPACE = { db: 'admin', toString: () => 'admin.$cmd' };
const OPTIONS = { id: 1, generation: 0, hostAddress: { toString: () => 'here:1' } };
/** Hundreds of times what a refusal takes. */
const LONG_MS = 300;

let server: Server;
beforeAll(async () => {
  server = createServer((socket) => socket.on('error', () => undefined).resume());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function openSocket(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

type Kind = typeof Connection;

/** How a command ends whose socket is gone before it is written, but not known to be. */
async function commandOn(Kind: Kind, command = { ping: 1 } as object): Promise<string> {
  const socket = await openSocket();
  const connection = new Kind(socket, OPTIONS);
  socket.destroy();
  const ended = connection.command(NAMESPACE, command, { socketTimeoutMS: 50 }).then(
    () => 'answered',
    (error: Error) => error.name,
  );
  return Promise.race([ended, wait(LONG_MS, 'hangs')]);
}

test('a command on a socket that is just gone fails at once', async () => {
  expect(await commandOn(SureConnection)).toBe('MongoNetworkError');
});

test('the driver’s own connection waits for ever, which is why there is another', async () => {
  expect(await commandOn(Connection)).toBe('hangs');
});

test('a large command that is being written when the socket goes fails too', async () => {
  const socket = await openSocket();
  const connection = new SureConnection(socket, OPTIONS);
  const large = { insert: 'x', text: 'x'.repeat(8_000_000) };
  const ended = connection.command(NAMESPACE, large).then(
    () => 'answered',
    (error: Error) => error.name,
  );
  setImmediate(() => socket.destroy());
  expect(await Promise.race([ended, wait(LONG_MS * 10, 'hangs')])).toBe('MongoNetworkError');
});

test('commands leave no listeners behind', async () => {
  const socket = await openSocket();
  const connection = new SureConnection(socket, OPTIONS);
  const before = socket.listenerCount('close');
  for (let index = 0; index < 8; index += 1) {
    void connection.command(NAMESPACE, { ping: 1 }).catch(() => undefined);
  }
  await wait(20);
  expect(socket.listenerCount('close')).toBe(before);
  socket.destroy();
});
