import { testDatabase } from '../test/database.ts';
import { addDemoPasses } from './demo.ts';
import { createStore } from './store/index.ts';

test('PAS-003 PAS-004 the demo has printed passes of every type, added once', async () => {
  const { db, close } = await testDatabase('demo');
  const store = await createStore(db);
  await addDemoPasses({ store });
  await addDemoPasses({ store });
  const passes = await db.collection('passes').find().toArray();
  expect(passes).toHaveLength(20);
  expect(new Set(passes.map(({ passType }) => `${passType.mode} ${passType.kind}`)).size).toBe(4);
  for (const { mediacode } of passes) expect(mediacode).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
  await close();
});
