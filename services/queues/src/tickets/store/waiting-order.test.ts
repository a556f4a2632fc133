import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { callFamily } from '../../calling/actions/call-family.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, pass } = calledTicketsOf(() => harness);

type Listing = Partial<Parameters<TestHarness['store']['ticketLists']['findPage']>[0]>;

async function ticketsIn(counterIds: number[], listing: Listing = {}) {
  const { tickets } = await harness.store.ticketLists.findPage({
    counterIds,
    isFamily: counterIds.length > 1,
    executed: false,
    isLatestFirst: false,
    search: null,
    minPax: null,
    maxPax: null,
    skip: 0,
    limit: 100,
    ...listing,
  });
  return tickets;
}
const listed = async (counterIds: number[], listing?: Listing) =>
  (await ticketsIn(counterIds, listing)).map(({ number }) => number);
const callOf = (family: Parameters<typeof idsOf>[0]) =>
  callFamily(harness.deps, {
    ...idsOf(family),
    userId: 1,
    expectedCounter: null,
    childQueueId: null,
    idempotencyKey: null,
  });

test('S-21 QUE-074 staff see who waits in the order of calls, on every page', async () => {
  const { counter } = await queueWith(9).then(async (testQueue) => {
    for (const behind of [4, 1]) {
      const { tickets } = await callNextIn(testQueue);
      pass(1_000);
      await command(testQueue, tickets[0]?.number ?? 0, 'put-back', { behind });
    }
    return testQueue;
  });
  const order = [3, 2, 4, 5, 1, 6, 7, 8, 9];
  expect(await listed([counter.id])).toEqual(order);
  for (const limit of range(1, 4)) {
    for (const skip of range(0, 9)) {
      const page = { skip, limit };
      expect([page, await listed([counter.id], page)]).toEqual([
        page,
        order.slice(skip, skip + limit),
      ]);
    }
  }
});

test('S-21 QUE-074 of the called ones the latest call is first, whatever its number', async () => {
  const testQueue = await queueWith(3);
  await callNextIn(testQueue);
  pass(1_000);
  await command(testQueue, 1, 'put-back', { behind: 1 });
  for (const _each of range(1, 2)) {
    pass(1_000);
    await callNextIn(testQueue);
  }
  const called = { executed: true, isLatestFirst: true };
  expect(await listed([testQueue.counter.id], called)).toEqual([1, 2]);
});

test('S-11 S-21 at a multi-queue they are listed by the time they count as waiting', async () => {
  const family = await addFamily(harness, {});
  const [small, large] = family.children;
  if (!small || !large) throw new Error('no sizes');
  for (const size of [small, large, small, large]) {
    pass(1_000);
    await join(harness.deps, size, newUser(), { paxCount: size === small ? 1 : 3 });
  }
  const ids = [small.counter.id, large.counter.id];
  expect(await listed(ids)).toEqual([1, 1, 2, 2]);
  pass(1_000);
  await callOf(family);
  pass(1_000);
  await command(small, 1, 'put-back', { behind: 2 });
  const tickets = await ticketsIn(ids);
  const values = tickets.map(({ counterId, number }) =>
    counterId === small.counter.id ? `A${number}` : `B${number}`,
  );
  expect(values).toEqual(['B1', 'A2', 'A1', 'B2']);
});

test('S-11 S-21 those of a multi-queue who came in the same instant are listed as they are called', async () => {
  // The ids of counters are in no order: with several queues one test sees both.
  for (const _family of range(1, 5)) {
    const family = await addFamily(harness, {});
    const [small, large] = family.children;
    if (!small || !large) throw new Error('no sizes');
    for (const size of [large, small]) {
      for (const _each of range(1, 3)) {
        await join(harness.deps, size, newUser(), { paxCount: size === small ? 1 : 3 });
      }
    }
    const ids = [large.counter.id, small.counter.id];
    expect(await listed(ids)).toEqual([1, 2, 3, 1, 2, 3]);
    expect(await listed(ids, { skip: 2, limit: 2 })).toEqual([3, 1]);
    const tickets = await ticketsIn(ids);
    const sizes = tickets.map(({ queueId }) => queueId);
    expect(sizes).toEqual([small, large].flatMap(({ queue: { id } }) => [id, id, id]));
    const called = await callOf(family);
    expect(called.tickets[0]).toMatchObject({ queueId: small.queue.id, number: 1 });
  }
});

test('S-11 S-15 who got a smaller number than somebody who came a moment earlier is listed as calls take them', async () => {
  const family = await addFamily(harness, {});
  const [small, large] = family.children;
  if (!small || !large) throw new Error('no sizes');
  // In a rush the numbers of one batch are not in the order of the instants.
  const comes = async (size: typeof small, second: number) => {
    const { now } = harness.clock;
    harness.clock.now = new Date(now.getTime() + second * 1_000);
    await join(harness.deps, size, newUser(), { paxCount: size === small ? 1 : 3 });
    harness.clock.now = now;
  };
  await comes(small, 4);
  await comes(small, 1);
  await comes(large, 2);
  await comes(large, 3);
  const ids = [small.counter.id, large.counter.id];
  const values = async (page?: Listing) =>
    (await ticketsIn(ids, page)).map(({ counterId, number }) =>
      counterId === small.counter.id ? `A${number}` : `B${number}`,
    );
  const order = ['B1', 'B2', 'A1', 'A2'];
  expect(await values()).toEqual(order);
  for (const skip of range(0, 3)) {
    expect(await values({ skip, limit: 2 })).toEqual(order.slice(skip, skip + 2));
  }
  pass(10_000);
  for (const value of order) {
    const { tickets } = await callOf(family);
    const [called] = tickets;
    expect(called && `${called.queueId === small.queue.id ? 'A' : 'B'}${called.number}`).toBe(
      value,
    );
  }
});
