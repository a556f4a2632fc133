import path from 'node:path';
import { createLog, createOutbox, type Database, migrate } from '@turno/kit';
import { connectNewTestDatabase, restoreDump, shardingProblems } from '@turno/kit/test';

import { createStore } from './deps.ts';
import type { Letter } from './mail/letter.ts';
import { MIGRATIONS } from './migrations.ts';

const DUMP = path.resolve(import.meta.dirname, '../test/previous-release.json');
const log = createLog('test', 'silent');
const createdAt = new Date('2026-11-20T10:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await connectNewTestDatabase();
}, 60_000);
beforeEach(async () => {
  await database.db.dropDatabase();
  await restoreDump(database.db, DUMP);
});
afterAll(() => database.close());

test('the database of the previous release is migrated, also by a process that takes over half-way', async () => {
  const { db } = database;
  for (const { run } of MIGRATIONS) await run(db);
  await migrate(db, MIGRATIONS, log);
  const store = await createStore(database);
  expect(await store.users.findByEmail('ada@example.test')).toMatchObject({ id: 1, name: 'Ada' });
  const later = new Date('2026-11-21T10:02:00Z');
  const outbox = await createOutbox<Letter>(db, () => later);
  const kinds = ['password-reset', 'password-changed'] as const;
  const claims = [await outbox.claim(kinds, 1_000), await outbox.claim(kinds, 1_000)];
  expect(claims).toMatchObject([
    { item: { kind: 'password-reset', to: 'ada@example.test', locale: 'it' }, attempts: 1 },
    { item: { kind: 'password-changed', to: 'ada@example.test', userId: 1 }, attempts: 2 },
  ]);
  expect(await outbox.claim(kinds, 1_000)).toBeNull();
});

test('IDN-034 thousands of accounts of the previous release keep their address and their Facebook user', async () => {
  const users = database.db.collection<{ _id: number }>('users');
  const user = { passwordHash: 'x', role: 'ROLE_USER', name: null, createdAt, expiresAt: null };
  await users.insertMany(
    Array.from({ length: 2_500 }, (_, n) => ({
      ...user,
      _id: 10_000 + n,
      email: `person-${n}@example.com`,
      ...(n === 7 ? { facebookId: '42' } : {}),
    })),
  );
  await migrate(database.db, MIGRATIONS, log);
  const store = await createStore(database);
  expect(await store.users.findByEmail('person-2499@example.com')).toMatchObject({ id: 12_499 });
  expect(await store.users.findByFacebookId('42')).toMatchObject({ id: 10_007 });
  const newcomer = { ...user, id: 9_999, role: 'ROLE_USER' as const };
  expect(await store.users.add({ ...newcomer, email: 'person-1@example.com' })).toBe(false);
  expect(await store.users.add({ ...newcomer, email: 'new@example.com' })).toBe(true);
});

test('the database of the previous release can be sharded after its migration', async () => {
  await migrate(database.db, MIGRATIONS, log);
  await createStore(database);
  expect(await shardingProblems(database.db)).toEqual([]);
});

test('accounts of the previous release count as confirmed, guests do not', async () => {
  const users = database.db.collection<{ _id: number; email: string; role: string }>('users');
  const account = { passwordHash: 'x', name: null, createdAt, expiresAt: null };
  await users.insertMany([
    { ...account, _id: 7, email: 'person@example.com', role: 'ROLE_MERCHANT' },
    { ...account, _id: 8, email: 'guest@guest.invalid', role: 'ROLE_GUEST' },
  ]);
  await migrate(database.db, MIGRATIONS, log);
  const store = await createStore(database);
  expect((await store.users.findById(7))?.emailVerifiedAt).toEqual(createdAt);
  expect((await store.users.findById(8))?.emailVerifiedAt).toBeUndefined();
});
