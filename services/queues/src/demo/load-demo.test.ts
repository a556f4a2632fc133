import { DEMO_MERCHANTS } from '@turno/tools/seed';
import { openTestHarness, type TestHarness } from '../../test/test-harness.ts';
import { loadReference } from '../reference/index.ts';
import { loadDemo } from './load-demo.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeEach(async () => {
  harness = await openTestHarness();
  await loadReference(harness.deps);
});
afterEach(() => harness.close());

const countTickets = () => harness.db.collection('tickets').countDocuments();

test('estimates look alive, also a minute after midnight', async () => {
  harness.clock.now = new Date('2026-11-21T23:01:00Z');
  await loadDemo(harness.deps);
  const called = await harness.db
    .collection('tickets')
    .find({ queueId: 21, state: 'called' })
    .toArray();
  const times = called.map(({ executedAt }) => executedAt.getTime());
  expect(new Set(times).size).toBe(called.length);
  expect(Math.min(...times)).toBeGreaterThan(Date.parse('2026-11-21T23:00:00Z'));
});

test('goes on where a load was cut short', async () => {
  await loadDemo(harness.deps);
  await harness.db.collection('merchants').deleteMany({ name: /^V/ });
  await harness.store.checkpoints.write('demo-data', 'loading');
  await loadDemo(harness.deps);
  expect(await harness.db.collection('merchants').countDocuments()).toBe(DEMO_MERCHANTS.length);
});

test('leaves a database alone that holds merchants of its own', async () => {
  await harness.addQueue();
  await loadDemo(harness.deps);
  expect(await harness.db.collection('merchants').countDocuments()).toBe(1);
});

test('QUE-041 the next day has people of its own', async () => {
  await loadDemo(harness.deps);
  const first = await countTickets();
  harness.clock.now = new Date('2026-11-22T10:00:00Z');
  await loadDemo(harness.deps);
  expect(await countTickets()).toBe(first * 2);
});

const HOURS = [
  ['just after midnight', '2026-11-22T23:00:20Z'],
  ['before noon', '2026-11-26T10:19:00Z'],
  ['just before midnight', '2026-11-30T22:59:30Z'],
  ['while the clocks go forward', '2027-03-28T01:00:00Z'],
  ['while the clocks go back', '2027-10-31T00:59:59Z'],
] as const;

test('at any hour of the day the queues have their people', async () => {
  harness.clock.now = new Date('2026-11-21T10:19:00Z');
  await loadDemo(harness.deps);
  const people = await countTickets();
  for (const [index, [, now]] of HOURS.entries()) {
    harness.clock.now = new Date(now);
    await loadDemo(harness.deps);
    expect([now, await countTickets()]).toEqual([now, people * (index + 2)]);
  }
  expect(harness.outbound.failures).toEqual([]);
}, 240_000);

test('a queue that cannot be joined now is left empty, and the service starts', async () => {
  await loadDemo(harness.deps);
  const first = await countTickets();
  await harness.db
    .collection<{ _id: number }>('queues')
    .updateOne(
      { _id: 21 },
      { $set: { type: 'event', eventPaxCapacity: 10, eventScheduleWeek: Array(7).fill([]) } },
    );
  harness.clock.now = new Date('2026-11-22T10:00:00Z');
  const second = await harness.secondDeps();
  await loadDemo(second);
  const queue = DEMO_MERCHANTS.flatMap(({ queues }) => queues).find(({ id }) => id === 21);
  const missing = (queue?.called ?? 0) + (queue?.waiting ?? 0);
  expect(missing).toBeGreaterThan(0);
  expect(await countTickets()).toBe(first * 2 - missing);
  expect(harness.outbound.failures).toMatchObject([{ code: 'slot_not_bookable' }]);
});

test('S-06 demo merchants are in categories and chains of the reference file', async () => {
  const { categories, franchisings } = await harness.store.catalog.read();
  for (const { categoryId, franchisingId } of DEMO_MERCHANTS) {
    expect(categories.has(categoryId)).toBe(true);
    expect(franchisingId === null || franchisings.has(franchisingId)).toBe(true);
  }
});
