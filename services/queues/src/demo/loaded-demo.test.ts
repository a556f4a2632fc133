import { DEMO_MERCHANTS } from '@turno/tools/seed';
import { openTestHarness, type TestHarness } from '../../test/test-harness.ts';
import { createEmbeddedPlaces } from '../places/clients/embedded-places.ts';
import { loadReference } from '../reference/index.ts';
import { demoPlaces } from './demo-places.ts';
import { loadDemo } from './load-demo.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
  await loadReference(harness.deps);
  await loadDemo(harness.deps);
});
afterAll(() => harness.close());

const countTickets = () => harness.db.collection('tickets').countDocuments();

test('loads every merchant once, with people in some queues', async () => {
  expect(await harness.db.collection('merchants').countDocuments()).toBe(DEMO_MERCHANTS.length);
  const people = DEMO_MERCHANTS.flatMap(({ queues }) => queues).reduce(
    (sum, { called, waiting }) => sum + called + waiting,
    0,
  );
  expect(await countTickets()).toBe(people);
  await loadDemo(harness.deps);
  expect(await countTickets()).toBe(people);
  expect(await harness.store.ids.next('merchant')).toBeGreaterThan(DEMO_MERCHANTS.length);
  const paused = await harness.db.collection('counters').countDocuments({ paused: true });
  expect(paused).toBe(1);
});

test('QUE-024 every kind of queue is alive: shows, parties, an automatic pair with passes, a plain one', async () => {
  const waiting = (queueId: number) =>
    harness.db.collection('tickets').find({ queueId, state: 'waiting' }).toArray();
  const queues = DEMO_MERCHANTS.flatMap((merchant) => merchant.queues);
  const alive = queues.filter((queue) => queue.waiting > 0);
  for (const queue of alive) {
    const tickets = await waiting(queue.id);
    expect([queue.name, tickets.length]).toEqual([queue.name, queue.waiting]);
    for (const { paxCount } of tickets) {
      expect(paxCount >= queue.minPax && paxCount <= (queue.maxPax ?? paxCount)).toBe(true);
    }
  }
  expect(alive.some(({ type }) => type === 'event')).toBe(true);
  expect(alive.filter(({ parentQueueId }) => parentQueueId !== null)).toHaveLength(4);
  for (const mode of ['free', 'generic', 'specific']) {
    expect(alive.some(({ passMode }) => passMode === mode)).toBe(true);
  }
});

test('QUE-007 a merchant of the demo is found by the place that the map knows', async () => {
  const places = createEmbeddedPlaces(demoPlaces());
  const asked = { input: 'forno aurora', countries: ['IT'], language: 'it' } as const;
  const [found] = await places.search({ ...asked, countries: [...asked.countries] });
  const place = await places.find(found?.placeId ?? '', 'it');
  expect(place).toMatchObject({ name: 'Forno Aurora', city: 'Roma', openings: { length: 7 } });
  const merchant = await harness.db.collection('merchants').findOne({ placeId: found?.placeId });
  expect(merchant?.name).toBe('Forno Aurora');
});
