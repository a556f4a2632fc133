import { testDatabase } from '../../test/database.ts';
import { buildPass } from '../../test/passes.ts';
import { createStore } from '../store.ts';

test('PAS-003 passes are added once and a code belongs to one pass', async () => {
  const { db, close } = await testDatabase('passes');
  const { passes } = await createStore(db);
  const pass = buildPass({ mediacode: 'K7QX2MBP9D' });
  await passes.addMissing([pass]);
  await passes.addMissing([{ ...pass, mediacode: 'CHANGED222' }]);
  expect(await db.collection('passes').countDocuments()).toBe(1);
  expect(await db.collection('passes').findOne()).toMatchObject({ mediacode: 'K7QX2MBP9D' });
  await expect(passes.addMissing([{ ...pass, id: 12 }])).rejects.toThrow('E11000');
  await close();
});
