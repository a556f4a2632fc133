import { openWorld, range, type World } from '../../test/test-service.ts';
import { startOutbox } from './outbox-worker.ts';

jest.setTimeout(60_000);

let world: World;

beforeAll(async () => {
  world = await openWorld('outbox_worker');
});
afterAll(() => world.close());

const note = (number: number) => ({
  id: `note.${number}`,
  kind: 'notice' as const,
  ...{ merchantId: 1, queueId: 2, userId: 3, counterId: 4, number, paused: true },
});
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('QUE-046 G-47 two processes tell everything once, and stop when told to', async () => {
  await world.store.outbox.put(range(1, 60).map(note));
  const parts = { onError: (error: unknown) => world.told.failures.push(error) };
  const stops = [
    startOutbox({ deps: world.deps, ...parts }),
    startOutbox({ deps: await world.secondDeps(), ...parts }),
  ];
  await until(() => world.told.notices.length >= 60);
  await Promise.all(stops.map((stop) => stop()));
  const ids = world.told.notices.map((notice) => 'id' in notice && notice.id);
  expect(new Set(ids).size).toBe(60);
  expect(ids).toHaveLength(60);
  expect(await world.db.collection('outbox').countDocuments({})).toBe(0);
  await world.store.outbox.put([note(61)]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(world.told.notices).toHaveLength(60);
  expect(world.told.failures).toEqual([]);
});

test('QUE-046 notices go on while the receiver of calls does not answer', async () => {
  const stuck: (() => void)[] = [];
  const tellNextCall = () => new Promise<void>((resolve) => stuck.push(resolve));
  const deps = { ...world.deps, outside: { ...world.deps.outside, tellNextCall } };
  const { merchant, queue } = await world.addPlace();
  await world.store.merchantMarks.setNextWebhook(merchant.id, true);
  const call = { merchantId: merchant.id, queueId: queue.id, number: 1, at: world.clock.now };
  await world.store.outbox.put([{ id: 'call', kind: 'next-call', ...call }]);
  world.told.notices.length = 0;
  const stop = startOutbox({ deps, onError: () => undefined });
  await until(() => stuck.length > 0);
  await world.store.outbox.put(range(100, 110).map(note));
  await until(() => world.told.notices.length >= 11);
  for (const answer of stuck) answer();
  await stop();
});
