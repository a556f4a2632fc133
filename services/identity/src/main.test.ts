import { setTimeout as wait } from 'node:timers/promises';
import { createBus, createLog } from '@turno/kit';
import { openTestDatabase, type TestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { killAll, startIdentityProcess } from '../test/identity-process.ts';

const PREFIX = 'killed';
const PASSWORD = 'correct horse battery';
const PEOPLE = 8;
let engine: TestDatabase;
let uri: string;
let client: MongoClient;

beforeAll(async () => {
  engine = await openTestDatabase();
  uri = engine.uri;
  client = await MongoClient.connect(uri);
  await client.db(`${PREFIX}_identity`).dropDatabase();
}, 60_000);
afterAll(async () => {
  killAll();
  await client.close();
  await engine.close();
});

const start = () => startIdentityProcess({ MONGODB_URI: uri, DATABASE_PREFIX: PREFIX });

async function signUp(identity: Awaited<ReturnType<typeof start>>, n: number) {
  const email = `person-${n}@example.com`;
  const body = { email, password: PASSWORD, roles: ['user'] };
  const answer = await identity.send('POST', '/auth/signup', body);
  return { email, userId: Number(answer?.body.id), token: String(answer?.body.accessToken) };
}

test('G-60 a power cut amid deletions: each is either carried out to its end or was never asked for', async () => {
  const bus = await createBus({
    client,
    log: createLog('test', 'silent'),
    database: `${PREFIX}_bus`,
  });
  const announced = new Set<number>();
  bus.subscribe((event) => {
    if (event.type === 'user-deleted') announced.add(event.userId);
  });
  let identity = await start();
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signUp(identity, n)));
  // Their passwords take their turns with the processor, so that the cut meets each at another step.
  const answers = people.map(({ userId, token }) =>
    identity.send('DELETE', `/private/users/${userId}`, { password: PASSWORD }, token),
  );
  await Promise.race(answers);
  await identity.kill();
  const isAnswered = (await Promise.all(answers)).map((answer) => answer?.status === 204);
  expect(isAnswered).toContain(true);

  const db = client.db(`${PREFIX}_identity`);
  const begun = (await db.collection<{ _id: number }>('erasures').find().toArray()).map(
    ({ _id }) => _id,
  );
  announced.clear();
  identity = await start();
  for (const [n, { userId, email, token }] of people.entries()) {
    const isBegun = begun.includes(userId);
    // Who was answered is on the list.
    expect(isBegun || !isAnswered[n]).toBe(true);
    while (isBegun && !announced.has(userId)) await wait(20);
    const entered = await identity.send('POST', '/auth/signin', { email, password: PASSWORD });
    expect(entered?.status).toBe(isBegun ? 422 : 200);
    if (isBegun)
      expect((await identity.send('GET', '/auth/me', undefined, token))?.status).toBe(401);
  }
  const left = await db.collection('users').find().toArray();
  expect(left).toHaveLength(PEOPLE - begun.length);
  const sessionsLeft = await db.collection('sessions').countDocuments({ userId: { $in: begun } });
  expect(sessionsLeft).toBe(0);
  // No service has confirmed yet, so the erasures stay.
  expect(await db.collection('erasures').countDocuments()).toBe(begun.length);
  expect(identity.output()).not.toMatch(/@example\.com|correct horse|eyJ/);
  await identity.kill();
  await bus.close();
}, 180_000);
