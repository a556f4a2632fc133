import { connectTestDatabase } from '@turno/kit/test';

import { passPolicySchema } from '@turno/shared-types';
import { DEMO_OFFICE_PASSES } from '@turno/tools/seed';
import { addDemoPasses, sellDemoPasses } from './demo.ts';
import { createStore } from './deps.ts';
import { createEmbeddedProvider } from './provider/store.ts';

test('PAS-003 PAS-004 the demo has printed passes of every type, added once', async () => {
  const database = await connectTestDatabase();
  const { db, close } = database;
  const store = await createStore(database);
  const now = () => new Date('2026-11-21T10:00:00Z');
  await addDemoPasses({ store, now });
  await addDemoPasses({ store, now });
  const passes = await db.collection('passes').find().toArray();
  expect(passes).toHaveLength(32);
  expect(new Set(passes.map(({ passType }) => `${passType.mode} ${passType.kind}`)).size).toBe(4);
  for (const { mediacode } of passes) expect(mediacode).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
  const owned = passes.filter(({ passOwnerId }) => passOwnerId !== null);
  expect(owned).toHaveLength(12);
  for (const { activatedOn } of owned) expect(activatedOn).toEqual(['2026-11-21']);
  expect(await db.collection('pass_owners').countDocuments()).toBe(3);
  const office = await createEmbeddedProvider(db);
  for (const _ of [1, 2]) await sellDemoPasses(office);
  const types = await store.passTypes.list();
  for (const { code, maxUses } of DEMO_OFFICE_PASSES) {
    const { passTypeId, oneShotProviderUsage } = await office.find(code);
    expect(types.map(({ id }) => id)).toContain(passTypeId);
    expect(oneShotProviderUsage).toBe(maxUses === 1);
  }
  for (const { policy } of types) expect(passPolicySchema.safeParse(policy).success).toBe(true);
  await close();
});
