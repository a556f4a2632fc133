import type { KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newKeyPair, readSigningKey, readVerifyKeys, signAnswer } from '../../signing/index.ts';
import { createRemotePointer } from './remote-pointer.ts';

const EMPTY = { schema: 1, remotes: [], previous: [] };
let server: Server;
let answer: { status: number; body: string };
let asked: number;
let clock: number;
let problems: string[];

beforeEach(async () => {
  asked = 0;
  problems = [];
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
function pointer(deadlineMs = 5_000, keys = [] as readonly KeyObject[]) {
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/remotes.json`;
  const onRefused = (problem: string) => problems.push(problem);
  return createRemotePointer({
    address,
    freshMs: 1000,
    deadlineMs,
    now: () => clock,
    keys,
    onRefused,
  });
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

const KEYS = newKeyPair();
const SIGNING_KEY = readSigningKey(KEYS.signingKey)!;
const VERIFY_KEYS = readVerifyKeys(KEYS.verifyKey);
const OTHERS_KEY = readSigningKey(newKeyPair().signingKey)!;
const MINUTE = 60_000;

/** The answer of a gateway: `version` tells one from another. */
function signedAt(instant: number, version: string, key = SIGNING_KEY) {
  const files = { js: [], css: [] };
  const release = { name: 'mfe-display', version, hostApi: '*', entry: 'e', manifest: 'm' };
  const remotes = [{ ...release, integrity: {}, preload: files }];
  return signAnswer({ ...EMPTY, remotes }, key, new Date(instant));
}

test.each([
  [
    'without a signature',
    { ...signedAt(1000, 'bad'), signature: undefined },
    'its signature is missing or wrong',
  ],
  [
    'with another version',
    { ...signedAt(1000, 'bad'), ...EMPTY },
    'its signature is missing or wrong',
  ],
  ['signed by a stranger', signedAt(1000, 'bad', OTHERS_KEY), 'its signature is missing or wrong'],
  ['from a day ago', signedAt(1000 - 24 * 60 * MINUTE, 'bad'), 'it has expired'],
  ['older than the last one', signedAt(1000 - 2 * MINUTE, 'bad'), 'a later one is known'],
])(
  'SHL-012 a pointer %s is refused and told, and the last good one stays',
  async (_, bad, problem) => {
    const { read } = pointer(5_000, VERIFY_KEYS);
    answer = { status: 200, body: JSON.stringify(signedAt(1000, 'good')) };
    expect((await read())?.remotes[0]?.version).toBe('good');
    answer = { status: 200, body: JSON.stringify(bad) };
    clock += 1000;
    expect((await read())?.remotes[0]?.version).toBe('good');
    expect(problems).toEqual([problem]);
  },
);
