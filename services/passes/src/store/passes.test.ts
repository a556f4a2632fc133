import { testDatabase } from '../../test/database.ts';
import { createPasses, type Pass } from './passes.ts';

const passType = { id: 1, name: 'Giornaliero', mode: 'generic', kind: 0 } as const;
const PASS: Pass = { id: 11, mediacode: 'K7QX2MBP9D', passType };

test('PAS-003 passes are added once and a code belongs to one pass', async () => {
  const { db, close } = await testDatabase('passes');
  const passes = await createPasses(db);
  await passes.addMissing([PASS]);
  await passes.addMissing([{ ...PASS, mediacode: 'CHANGED222' }]);
  expect(await db.collection('passes').countDocuments()).toBe(1);
  expect(await db.collection('passes').findOne()).toMatchObject({ mediacode: 'K7QX2MBP9D' });
  await expect(passes.addMissing([{ ...PASS, id: 12 }])).rejects.toThrow('E11000');
  await close();
});
