import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestDatabase } from '@turno/tools/database';
import { decodeProtectedHeader } from 'jose';
import { type Db, MongoClient } from 'mongodb';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';
import { createTokenVerifier } from './token-verifier.ts';

const HOUR = 3_600_000;
const NAMES = { audience: 'turno-api', issuer: 'turno' };
const OPTIONS = { ...NAMES, subject: '5', expiresInSeconds: 2_000_000 };
const CLAIMS = { sid: 's', role: 'ROLE_USER', typ: 'access' };

let client: MongoClient;
let clock: number;
let count = 0;

beforeAll(async () => {
  client = new MongoClient((await openTestDatabase()).uri);
}, 60_000);
afterAll(() => client.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  clock = Date.now();
});

async function freshDb(): Promise<Db> {
  count += 1;
  const db = client.db(`kit_rotation_${count}`);
  await db.dropDatabase();
  return db;
}
const open = (db: Db, rotateAfterMs: number | null = HOUR) =>
  createSigningKeys({ db, rotateAfterMs, now: () => new Date(clock) });
const kidsOf = async (keys: SigningKeys) => (await keys.jwks()).keys.map(({ kid }) => kid);
const signerOf = async (keys: SigningKeys) =>
  decodeProtectedHeader(await keys.sign(CLAIMS, OPTIONS)).kid;

test('IDN-032 ten processes that find a key too old make one new key', async () => {
  const db = await freshDb();
  const processes = await Promise.all(Array.from({ length: 10 }, () => open(db)));
  expect(await db.collection('signing_keys').countDocuments()).toBe(1);
  clock += HOUR;
  await Promise.all(processes.map((keys) => keys.jwks()));
  expect(await db.collection('signing_keys').countDocuments()).toBe(2);
  clock += 2 * 60_000;
  const signers = await Promise.all(processes.map(signerOf));
  expect(new Set(signers).size).toBe(1);
});

test('IDN-032 a new key is published before it signs, the old one verifies until its tokens are over', async () => {
  const db = await freshDb();
  const keys = await open(db);
  const [old] = await kidsOf(keys);
  const token = await keys.sign(CLAIMS, OPTIONS);
  clock += HOUR;
  expect(await kidsOf(keys)).toHaveLength(2);
  expect(await signerOf(keys)).toBe(old);
  clock += 61_000;
  expect(await signerOf(keys)).not.toBe(old);
  const verifier = createTokenVerifier({ keys, ...NAMES });
  expect(await verifier.verify(token)).toMatchObject({ userId: 5 });
  clock += 32 * 24 * HOUR;
  expect(await kidsOf(keys)).not.toContain(old);
});

test('IDN-032 keys that cannot be read stay in force, and the process tells why', async () => {
  const db = await freshDb();
  const told: unknown[] = [];
  const keys = await createSigningKeys({
    db,
    now: () => new Date(clock),
    onError: (error) => told.push(error),
  });
  const [known] = await kidsOf(keys);
  clock += HOUR;
  jest.spyOn(Object.getPrototypeOf(db.collection('any')), 'find').mockImplementation(() => {
    throw new Error('unreadable');
  });
  expect(await kidsOf(keys)).toEqual([known]);
  expect(told).toHaveLength(1);
});

test('IDN-032 without a period one key stays for ever', async () => {
  const keys = await open(await freshDb(), null);
  clock += 1_000 * 24 * HOUR;
  expect(await kidsOf(keys)).toHaveLength(1);
});

test('another process verifies what a key signed that it has not read yet', async () => {
  const db = await freshDb();
  const [first, second] = [await open(db), await open(db)];
  clock += HOUR;
  await first.jwks();
  clock += 61_000;
  const token = await first.sign(CLAIMS, OPTIONS);
  const verifier = createTokenVerifier({ keys: second, ...NAMES });
  expect(await verifier.verify(token)).toMatchObject({ userId: 5 });
});

test('IDN-032 a verifier with the keys of its own process learns a new one, and the same keys are not made anew', async () => {
  const keys = await open(await freshDb());
  const verifier = createTokenVerifier({ keys, ...NAMES });
  const before = await keys.sign(CLAIMS, OPTIONS);
  expect(await verifier.verify(before)).toMatchObject({ userId: 5 });
  expect(await keys.jwks()).toBe(await keys.jwks());
  clock += HOUR;
  await keys.jwks();
  clock += 61_000;
  const after = await keys.sign(CLAIMS, OPTIONS);
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  expect(await verifier.verify(after)).toMatchObject({ userId: 5 });
});

test('a token that would outlive its key is not made', async () => {
  const keys = await open(await freshDb());
  const tooLong = { ...OPTIONS, expiresInSeconds: 32 * 24 * 3_600 };
  await expect(keys.sign(CLAIMS, tooLong)).rejects.toThrow('outlive');
});

test('IDN-032 a verifier learns a new key without a restart', async () => {
  const keys = await open(await freshDb());
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await keys.jwks()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const verifier = createTokenVerifier({ jwksUrl: `http://127.0.0.1:${port}/`, ...NAMES });
  const before = await keys.sign(CLAIMS, OPTIONS);
  expect(await verifier.verify(before)).toMatchObject({ userId: 5 });
  clock += HOUR;
  await keys.jwks();
  clock += 61_000;
  const after = await keys.sign(CLAIMS, OPTIONS);
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  // The verifier asks for unknown keys at most every five seconds.
  const later = Date.now() + 5_100;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await verifier.verify(after)).toMatchObject({ userId: 5 });
  expect(await verifier.verify(before)).toMatchObject({ userId: 5 });
  server.closeAllConnections();
  server.close();
});
