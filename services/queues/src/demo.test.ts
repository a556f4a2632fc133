import { DEMO_MERCHANTS } from '@turno/tools/seed';
import { openWorld, type World } from '../test/world.ts';
import { loadDemo } from './demo.ts';

jest.setTimeout(60_000);

let world: World;
beforeEach(async () => {
  world = await openWorld('demo');
});
afterEach(() => world.close());

const countTickets = () => world.db.collection('tickets').countDocuments();

test('loads every merchant once, with people in some queues', async () => {
  await loadDemo(world.deps);
  expect(await world.db.collection('merchants').countDocuments()).toBe(DEMO_MERCHANTS.length);
  const people = DEMO_MERCHANTS.flatMap(({ queues }) => queues).reduce(
    (sum, { called, waiting }) => sum + called + waiting,
    0,
  );
  expect(await countTickets()).toBe(people);
  await loadDemo(world.deps);
  expect(await countTickets()).toBe(people);
  expect(await world.store.ids.next('merchant')).toBeGreaterThan(DEMO_MERCHANTS.length);
  const paused = await world.db.collection('counters').countDocuments({ paused: true });
  expect(paused).toBe(1);
});

test('estimates look alive, also a minute after midnight', async () => {
  world.clock.now = new Date('2026-11-21T23:01:00Z');
  await loadDemo(world.deps);
  const called = await world.db
    .collection('tickets')
    .find({ queueId: 21, state: 'called' })
    .toArray();
  const times = called.map(({ executedAt }) => executedAt.getTime());
  expect(new Set(times).size).toBe(called.length);
  expect(Math.min(...times)).toBeGreaterThan(Date.parse('2026-11-21T23:00:00Z'));
});

test('goes on where a load was cut short', async () => {
  await loadDemo(world.deps);
  await world.db.collection('merchants').deleteMany({ name: /^V/ });
  await world.store.marks.write('demo-data', 'loading');
  await loadDemo(world.deps);
  expect(await world.db.collection('merchants').countDocuments()).toBe(DEMO_MERCHANTS.length);
});

test('leaves a database alone that holds merchants of its own', async () => {
  await world.addPlace();
  await loadDemo(world.deps);
  expect(await world.db.collection('merchants').countDocuments()).toBe(1);
});

test('QUE-041 the next day has people of its own', async () => {
  await loadDemo(world.deps);
  const first = await countTickets();
  world.clock.now = new Date('2026-11-22T10:00:00Z');
  await loadDemo(world.deps);
  expect(await countTickets()).toBe(first * 2);
});
