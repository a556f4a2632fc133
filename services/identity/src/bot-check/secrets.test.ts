import { testDatabase } from '../../test/database.ts';
import { botCheckSecrets } from './secrets.ts';

test('G-14 instances that start at once agree on the secrets of the bot check', async () => {
  const { db, close } = await testDatabase('secrets');
  const all = await Promise.all(Array.from({ length: 10 }, () => botCheckSecrets(db)));
  expect(new Set(all.map(({ challenge }) => challenge)).size).toBe(1);
  expect(new Set(all.map(({ key }) => key)).size).toBe(1);
  expect(all[0]?.challenge).toMatch(/^[0-9a-f]{64}$/);
  await close();
});
