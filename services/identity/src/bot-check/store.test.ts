import { connectTestDatabase } from '@turno/kit/test';

import { botCheckSecrets, createSpentChallenges } from './store.ts';

const LATER = new Date('2026-11-21T10:10:00Z');

let spent: Awaited<ReturnType<typeof createSpentChallenges>>;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await connectTestDatabase();
  close = database.close;
  spent = await createSpentChallenges(database.db);
});
afterAll(() => close());

test('G-14 a puzzle spent twenty times at once is spent once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => spent.spend('one', LATER)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('G-14 a puzzle is remembered until it is too old to be used', async () => {
  await spent.spend('two', LATER);
  expect(await spent.removeExpired(new Date(LATER.getTime() - 1))).toBe(0);
  expect(await spent.spend('two', LATER)).toBe(false);
  await spent.removeExpired(LATER);
  expect(await spent.spend('two', LATER)).toBe(true);
});

test('G-14 instances that start at once agree on the secrets of the bot check', async () => {
  const { db, close } = await connectTestDatabase();
  const all = await Promise.all(Array.from({ length: 10 }, () => botCheckSecrets(db)));
  expect(new Set(all.map(({ challenge }) => challenge)).size).toBe(1);
  expect(new Set(all.map(({ key }) => key)).size).toBe(1);
  expect(all[0]?.challenge).toMatch(/^[0-9a-f]{64}$/);
  await close();
});
