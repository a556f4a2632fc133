import { crashesOf } from '../../../test/crashes/crashes.ts';
import { buildCallCommand } from '../../../test/factories.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import { removeQueue } from '../../queue-editing/actions/remove-queue.ts';
import { sweep } from './sweep.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { doomed } = crashesOf(() => harness);
const { callNextIn } = staffOf(() => harness);

test.each(['allocate', 'insert'] as const)(
  'killed after %s: the sweeper leaves nothing half done',
  async (step) => {
    const testQueue = await harness.addQueue();
    const people = range(1, 5).map(newUser);
    const dead = await doomed(step);
    await Promise.all(
      people.map((userId) => expect(join(dead, testQueue, userId)).rejects.toThrow('killed')),
    );
    const before = await harness.store.steps.readCounter(testQueue.counter.id);
    // Who came with a later batch may have taken those off the list whose tickets stood by then; the last batch is left.
    expect(before?.pendingTickets.length).toBeGreaterThan(0);
    await sweep(harness.deps);
    const after = await harness.store.steps.readCounter(testQueue.counter.id);
    expect(after).toMatchObject({ lastNumber: 5, pendingTickets: [], voided: [] });
    const tickets = await ticketsOf(harness.db, testQueue.counter.id);
    expect(tickets.map(({ number }) => number)).toEqual(range(1, 5));
    expect(tickets.map(({ userId }) => userId).toSorted()).toEqual(people);
    expect(await harness.store.counters.findWithPendingTickets(1_000)).not.toContain(
      testQueue.counter.id,
    );
  },
);

test('killed between the call and the counter: the sweeper lets the counter follow', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  await join(harness.deps, testQueue, userId);
  await harness.store.calls.call(buildCallCommand({ counterId: testQueue.counter.id, limit: 1 }));
  await sweep(harness.deps);
  expect(await harness.store.steps.readCounter(testQueue.counter.id)).toMatchObject({ current: 1 });
  expect(
    await harness.store.sideEffects.findDue({
      counterId: testQueue.counter.id,
      limit: 10,
    }),
  ).toEqual([]);
});

test('QUE-049 after concurrent crashes and a sweep every number has a ticket or is abandoned', async () => {
  const testQueue = await harness.addQueue();
  const people = range(1, 30).map(newUser);
  const [afterAllocate, afterInsert] = [await doomed('allocate'), await doomed('insert')];
  await Promise.allSettled(
    people.map((userId, index) =>
      join([harness.deps, afterAllocate, afterInsert][index % 3]!, testQueue, userId),
    ),
  );
  for (const _ of range(1, 5)) await callNextIn(testQueue);
  await sweep(harness.deps);
  const tickets = await ticketsOf(harness.db, testQueue.counter.id);
  expect(tickets).toHaveLength(30);
  expect(await harness.store.steps.readCounter(testQueue.counter.id)).toMatchObject({
    lastNumber: 30,
    current: 5,
    pendingTickets: [],
    voided: [],
  });
});

test('the figures of a queue in demand are not counted anew because its numbers are pending', async () => {
  const testQueue = await harness.addQueue();
  const { id } = testQueue.counter;
  const { figures, counters } = harness.store;
  await figures.read([id]);
  for (const _ of range(1, 3)) await join(harness.deps, testQueue, newUser());
  expect(await counters.findWithPendingTickets(1_000)).toContain(id);
  harness.events.length = 0;
  await sweep(harness.deps);
  expect(figures.latest(id)?.waiting.numbers).toEqual([1, 2, 3]);
  const { merchantId } = testQueue.queue;
  expect(harness.events).toContainEqual(
    expect.objectContaining({ type: 'queue-changed', merchantId }),
  );
});

test('tickets of a process that died are in the figures after a sweep', async () => {
  const testQueue = await harness.addQueue();
  const { id } = testQueue.counter;
  const { figures } = harness.store;
  await figures.read([id]);
  const dead = await doomed('insert');
  await expect(join(dead, testQueue, newUser())).rejects.toThrow('killed');
  await sweep(harness.deps);
  expect((await figures.read([id])).get(id)?.waiting.numbers).toEqual([1]);
});

test('two sweepers at once, and only one holds the lease', async () => {
  const { leases } = harness.store;
  expect(await leases.take('test', 'a', 60_000)).toBeInstanceOf(Date);
  expect(await leases.take('test', 'b', 60_000)).toBeNull();
  expect(await leases.take('test', 'a', -1)).toBeInstanceOf(Date);
  expect(await leases.take('test', 'b', 60_000)).toBeInstanceOf(Date);
});

test('the sweeper announces nothing while nothing is left to do, whatever happened before', async () => {
  const [joined, removed, family] = [
    await harness.addQueue(),
    await harness.addQueue(),
    await addFamily(harness),
  ];
  for (const queueRef of [joined, joined, removed]) await join(harness.deps, queueRef, newUser());
  await callNextIn(joined);
  await changeCounter(harness.deps, { ...idsOf(family), change: { paused: true } });
  await removeQueue(harness.deps, {
    merchantId: removed.merchant.id,
    queueId: removed.queue.id,
  });
  await sweep(harness.deps);
  harness.events.length = 0;
  const before = harness.clock.now;
  for (const seconds of [5, 10, 15, 20, 25, 35, 40]) {
    harness.clock.now = new Date(before.getTime() + seconds * 1_000);
    await sweep(harness.deps);
  }
  harness.clock.now = before;
  expect(harness.events).toEqual([]);
});
