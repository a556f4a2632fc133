import path from 'node:path';
import { createLog, createOutbox, migrate } from '@turno/kit';
import { restoreDump } from '@turno/kit/test';
import { testDatabase } from '../test/database.ts';
import type { Letter } from './mail/store.ts';
import { MIGRATIONS } from './migrations.ts';
import { createStore } from './store.ts';

const DUMP = path.resolve(import.meta.dirname, '../test/previous-release.json');
const log = createLog('test', 'silent');

test('the database of the previous release is migrated, also by a process that takes over half-way', async () => {
  const { db, close } = await testDatabase('migrations');
  await restoreDump(db, DUMP);
  for (const { run } of MIGRATIONS) await run(db);
  await migrate(db, MIGRATIONS, log);
  const store = await createStore(db);
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
  await close();
}, 60_000);
