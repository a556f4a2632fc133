import { everyDay } from '../../test/factories.ts';
import { midnightOf } from '../../test/midnight.ts';
import { addFamily } from '../../test/multi-queues.ts';
import { codeOf, idsOf } from '../../test/people.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../test/test-harness.ts';
import { changeCounter } from './actions/change-counter.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());

const { joinLater, tomorrowOf, toEvening, toMidnight } = midnightOf(() => harness);

type Change = { closed: boolean } | { paused: boolean };
const set = (queueRef: TestQueue, change: Change) =>
  changeCounter(harness.deps, { ...idsOf(queueRef), change });
const isPaused = async (queueRef: TestQueue) => {
  const { counter } = await tomorrowOf(queueRef);
  const found = await harness.store.steps.readCounter(counter.id);
  return found?.paused ?? false;
};

test('S-05 QUE-043 a pause lasts over midnight where a place stays open, until staff end it', async () => {
  const pharmacy = await harness.addQueue();
  await set(pharmacy, { paused: true });
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  expect(await codeOf(joinLater(tomorrow))).toBe('queue_closed');
  await set(tomorrow, { paused: false });
  expect(await codeOf(joinLater(tomorrow))).toBeNull();
});

test.each<{ name: string; hours: [string, string]; changes: Change[] }>([
  { name: 'a shop, whose day is over', hours: ['09:00', '20:00'], changes: [{ paused: true }] },
  {
    name: 'a queue that was closed for the day too',
    hours: ['00:00', '24:00'],
    changes: [{ paused: true }, { closed: true }],
  },
])('S-05 QUE-041 no pause lasts over midnight of $name', async ({ hours, changes }) => {
  const queueRef = await harness.addQueue({ merchant: { openings: everyDay(...hours) } });
  for (const change of changes) await set(queueRef, change);
  toMidnight();
  expect(await isPaused(queueRef)).toBe(false);
});

test('S-05 S-11 the sizes of a multi-queue stay paused with it over midnight, and go on with it', async () => {
  const family = await addFamily(harness);
  const [small, middle] = family.children;
  if (!small || !middle) throw new Error('a multi-queue has sizes');
  await set(small, { paused: true });
  await set(family, { paused: true });
  toMidnight();
  // A size may be looked for before its multi-queue.
  expect([await isPaused(small), await isPaused(middle)]).toEqual([true, true]);
  await set(await tomorrowOf(family), { paused: false });
  expect([await isPaused(small), await isPaused(middle)]).toEqual([true, false]);
});
