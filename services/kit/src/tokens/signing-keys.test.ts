import { openTestDatabase } from '@turno/tools/database';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { MongoClient } from 'mongodb';
import { shardingProblems } from '../../test/index.ts';
import { createSigningKeys } from './signing-keys.ts';

const NAMES = { audience: 'somebody', issuer: 'turno' };
const OPTIONS = { ...NAMES, expiresInSeconds: 60 };
let client: MongoClient;

beforeAll(async () => {
  client = new MongoClient((await openTestDatabase()).uri);
  await client.db('kit_keys').dropDatabase();
}, 60_000);
afterAll(() => client.close());

test('processes that start together share one key', async () => {
  const db = client.db('kit_keys');
  const [a, b] = await Promise.all([createSigningKeys({ db }), createSigningKeys({ db })]);
  expect(await a.jwks()).toEqual(await b.jwks());
  const token = await a.sign({ typ: 'ticket' }, { ...OPTIONS, subject: '7' });
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'EdDSA' });
  const { payload } = await jwtVerify(token, createLocalJWKSet(await b.jwks()), NAMES);
  expect(payload).toMatchObject({ sub: '7', typ: 'ticket' });
  expect(await shardingProblems(db)).toEqual([]);
});

test('what is published has no private half', async () => {
  const { keys } = await (await createSigningKeys({ db: client.db('kit_keys') })).jwks();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toEqual({
    kty: 'OKP',
    crv: 'Ed25519',
    x: expect.any(String),
    kid: expect.any(String),
    alg: 'EdDSA',
    use: 'sig',
  });
});
