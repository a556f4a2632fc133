import { connectTestDatabase } from '@turno/kit/test';

import { addDemoPasses } from './demo.ts';
import { createStore } from './deps.ts';

test('PAS-003 PAS-004 the demo has printed passes of every type, added once', async () => {
  const database = await connectTestDatabase();
  const { db, close } = database;
  const store = await createStore(database);
  const now = () => new Date('2026-11-21T10:00:00Z');
  await addDemoPasses({ store, now });
  await addDemoPasses({ store, now });
  const passes = await db.collection('passes').find().toArray();
  expect(passes).toHaveLength(20);
  expect(new Set(passes.map(({ passType }) => `${passType.mode} ${passType.kind}`)).size).toBe(4);
  for (const { mediacode } of passes) expect(mediacode).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
  const owned = passes.filter(({ passOwnerId }) => passOwnerId !== null);
  expect(owned).toHaveLength(12);
  for (const { activatedOn } of owned) expect(activatedOn).toEqual(['2026-11-21']);
  expect(await db.collection('pass_owners').countDocuments()).toBe(3);
  await close();
});
