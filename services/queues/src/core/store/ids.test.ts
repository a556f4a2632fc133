import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { hashedId } from './ids.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
}, 60_000);
afterAll(() => harness.close());

test('X-01 a sequence gives each number once, also to fifty at a time', async () => {
  const before = await harness.store.ids.next('queue');
  const numbers = await Promise.all(range(1, 50).map(() => harness.store.ids.next('queue')));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(range(before + 1, before + 50));
  await harness.store.ids.reserve('queue', before + 90);
  await harness.store.ids.reserve('queue', before + 70);
  expect(await harness.store.ids.next('queue')).toBe(before + 91);
});

test('X-01 the other ids are positive safe integers, the same for the same text', () => {
  const ids = range(1, 1_000).map((number) => hashedId(`counter|${number}`));
  expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
  expect(hashedId('a')).toBe(hashedId('a'));
  expect(hashedId('a')).not.toBe(hashedId('b'));
});
