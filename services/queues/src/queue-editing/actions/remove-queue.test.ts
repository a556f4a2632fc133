import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { everyDay, NOW } from '../../../test/factories.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { createQueue } from './create-queue.ts';
import { finishQueues, removeQueue } from './remove-queue.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, dayOf, statusOf } = calledTicketsOf(() => harness);
const makeQueue = async (...args: Parameters<typeof createQueue>) =>
  (await createQueue(...args)).queue.id;
const newMerchant = async () => (await harness.addQueue()).merchant.id;

test('QUE-028 QUE-049 a removal cancels waiting tickets, frees their slots, blocks joining and notifies all', async () => {
  const testQueue = await harness.addQueue();
  const people = range(1, 12).map(newUser);
  for (const userId of people) await join(harness.deps, testQueue, userId);
  harness.events.length = 0;
  const { merchant, queue, counter } = testQueue;
  const late = people.map(() =>
    join(harness.deps, testQueue, newUser()).then(
      () => 'in',
      ({ code }) => code,
    ),
  );
  await removeQueue(harness.deps, { merchantId: merchant.id, queueId: queue.id });
  await Promise.all(late);
  // The next sweep cancels tickets that were being taken during the removal.
  await finishQueues(harness.deps, 10);
  const tickets = await harness.db.collection('tickets').find({ counterId: counter.id }).toArray();
  expect(tickets.length).toBeGreaterThanOrEqual(people.length);
  expect(tickets.every(({ state }) => state === 'cancelled')).toBe(true);
  expect(tickets.every(({ active }) => active === undefined)).toBe(true);
  expect(harness.events.filter(({ type }) => type === 'merchant-changed').length).toBeGreaterThan(
    0,
  );
  const published = harness.events.filter(({ type }) => type === 'ticket-changed');
  expect(published.length).toBeGreaterThanOrEqual(people.length);
  await expect(join(harness.deps, testQueue, newUser())).rejects.toMatchObject({
    code: 'queue_not_found',
  });
  const stored = await harness.db
    .collection<{ _id: number }>('merchants')
    .findOne({ _id: merchant.id });
  expect(stored).toMatchObject({ hasQueues: false });
});

test('QUE-028 a process that dies after the first step of a removal leaves the rest to the sweeper, which ends', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  await join(harness.deps, testQueue, userId);
  const { merchant, queue, counter } = testQueue;
  await harness.store.queues.markRemoved(queue.id, merchant.id, harness.clock.now);
  await sweep(harness.deps);
  const ticket = await harness.store.tickets.findNumber(counter.id, 1);
  expect(ticket?.state).toBe('cancelled');
  expect(await harness.store.queues.findUnderWay(10)).toHaveLength(2);
  const before = harness.clock.now;
  harness.clock.now = new Date(before.getTime() + 31_000);
  await sweep(harness.deps);
  harness.clock.now = before;
  expect(await harness.store.queues.findUnderWay(10)).toEqual([]);
  expect(await harness.store.queues.findMany([queue.id])).toHaveLength(1);
});

test.each([
  { name: 'of the manager', dies: false },
  { name: 'whose process died', dies: true },
])(
  'QUE-028 a removal $name is announced once, while the sweeper looks for latecomers',
  async ({ dies }) => {
    const { merchant, queue } = await harness.addQueue();
    const before = harness.clock.now;
    harness.events.length = 0;
    if (dies) await harness.store.queues.markRemoved(queue.id, merchant.id, before);
    else await removeQueue(harness.deps, { merchantId: merchant.id, queueId: queue.id });
    for (const seconds of [0, 5, 10, 20, 31, 36]) {
      harness.clock.now = new Date(before.getTime() + seconds * 1_000);
      await sweep(harness.deps);
    }
    harness.clock.now = before;
    expect(harness.events).toEqual([{ type: 'merchant-changed', merchantId: merchant.id }]);
    expect(await harness.store.queues.findUnderWay(10)).toEqual([]);
  },
);

test('QUE-028 children go with their parent and never alone', async () => {
  const merchantId = await newMerchant();
  const queueId = await makeQueue(harness.deps, {
    merchantId,
    draft: { name: 'Tavoli', multiQueue: true },
  });
  const child = (await harness.store.queues.findOf([merchantId])).find(
    ({ parentQueueId }) => parentQueueId === queueId,
  );
  const childId = child?.id ?? 0;
  await expect(removeQueue(harness.deps, { merchantId, queueId: childId })).rejects.toMatchObject({
    code: 'queue_not_found',
  });
  await removeQueue(harness.deps, { merchantId, queueId });
  expect(await harness.store.queues.find(childId, merchantId)).toBeNull();
  await makeQueue(harness.deps, { merchantId, draft: { name: 'Tavoli', multiQueue: true } });
});

test('QUE-028 S-21 a removal ends the tickets that are kept aside too, and leaves who is being served', async () => {
  const testQueue = await queueWith(3);
  for (const number of [1, 2]) {
    await callNextIn(testQueue);
    if (number === 1) await command(testQueue, 1, 'not-come');
  }
  const { merchant, queue, counter } = testQueue;
  await removeQueue(harness.deps, { merchantId: merchant.id, queueId: queue.id });
  const tickets = await ticketsOf(harness.db, counter.id);
  expect(tickets.map(({ state, endReason }) => endReason ?? state)).toEqual([
    'queue-removed',
    'called',
    'queue-removed',
  ]);
  expect((await dayOf(testQueue)).asideTickets).toEqual([]);
  expect(await statusOf(testQueue, 1)).toBe('expired');
  expect(harness.events).toContainEqual(
    expect.objectContaining({ type: 'ticket-changed', counter: 1 }),
  );
});

test('QUE-071 QUE-028 what ended with its day before the removal of its queue keeps that end', async () => {
  const openings = everyDay('08:00', '20:00');
  const testQueue = await harness.addQueue({ merchant: { openings } });
  await join(harness.deps, testQueue, newUser());
  await join(harness.deps, testQueue, newUser());
  await callNextIn(testQueue);
  await command(testQueue, 1, 'not-come');
  const { merchant, queue, counter } = testQueue;
  harness.clock.now = new Date(NOW.getTime() + 20 * 3_600_000);
  await removeQueue(harness.deps, { merchantId: merchant.id, queueId: queue.id });
  harness.clock.now = NOW;
  const tickets = await ticketsOf(harness.db, counter.id);
  expect(tickets.map(({ state, endReason }) => endReason ?? state)).toEqual(['called', 'waiting']);
});

test.each([
  { name: 'that has not begun', at: '2026-11-21T10:05:00Z', left: 'queue-removed' },
  { name: 'that runs', at: '2026-11-21T10:20:00Z', left: 'called' },
])(
  'QUE-028 S-10 whoever was called to a show $name, when its event is removed: $left',
  async (each) => {
    const event = await harness.addQueue({ queue: EVENT });
    const { counterId } = await join(harness.deps, event, newUser(), { time: '11:15' });
    const called = { state: 'called', executedAt: NOW };
    await harness.db.collection('tickets').updateOne({ counterId }, { $set: called });
    harness.clock.now = new Date(each.at);
    await removeQueue(harness.deps, { merchantId: event.merchant.id, queueId: event.queue.id });
    harness.clock.now = NOW;
    const [ticket] = await ticketsOf(harness.db, counterId);
    expect(ticket?.endReason ?? ticket?.state).toBe(each.left);
  },
);
