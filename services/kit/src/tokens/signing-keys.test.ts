import { openTestDatabase } from '@turno/tools/database';
import { decodeProtectedHeader, errors } from 'jose';
import { MongoClient } from 'mongodb';
import { createSigningKeys } from './signing-keys.ts';

const OPTIONS = { audience: 'door', issuer: 'turno', expiresInSeconds: 60 };
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
  expect(await b.verify(token, OPTIONS)).toMatchObject({ sub: '7', typ: 'ticket' });
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

test('an old token and one for somebody else are told apart', async () => {
  const keys = await createSigningKeys({ db: client.db('kit_keys') });
  const old = await keys.sign({}, { ...OPTIONS, expiresInSeconds: -10 });
  await expect(keys.verify(old, OPTIONS)).rejects.toBeInstanceOf(errors.JWTExpired);
  const token = await keys.sign({}, OPTIONS);
  await expect(keys.verify(token, { ...OPTIONS, audience: 'other' })).rejects.toBeInstanceOf(
    errors.JWTClaimValidationFailed,
  );
});
