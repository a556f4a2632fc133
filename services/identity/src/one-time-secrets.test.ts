import { connectTestDatabase } from '@turno/kit/test';

import { createOneTimeSecrets, type OneTimeSecrets } from './one-time-secrets.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-21T10:01:00Z');
let database: Awaited<ReturnType<typeof connectTestDatabase>>;
let secrets: OneTimeSecrets<string>;

beforeAll(async () => {
  database = await connectTestDatabase();
  secrets = await createOneTimeSecrets<string>(database.db, 'codes');
});
afterAll(() => database.close());

test('IDN-009 a secret is good once, however many ask at once', async () => {
  await secrets.put('secret', 'value', LATER);
  const taken = await Promise.all(Array.from({ length: 20 }, () => secrets.take('secret', NOW)));
  expect(taken.filter((value) => value !== null)).toEqual(['value']);
});

test('IDN-009 one that is too old is worth nothing, and is gone', async () => {
  await secrets.put('old', 'value', NOW);
  expect(await secrets.take('old', NOW)).toBeNull();
  expect(await secrets.take('unknown', NOW)).toBeNull();
  await secrets.put('swept', 'value', NOW);
  await secrets.put('stored', 'value', LATER);
  expect(await secrets.removeExpired(NOW)).toBe(1);
});

test('the database contains no secret in clear', async () => {
  await secrets.put('canary-of-a-code', 'value', LATER);
  const stored = await database.db.collection('codes').find().toArray();
  expect(JSON.stringify(stored)).not.toContain('canary-of-a-code');
});
