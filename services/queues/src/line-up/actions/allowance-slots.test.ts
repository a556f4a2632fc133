import { setTimeout as wait } from 'node:timers/promises';
import { crashesOf } from '../../../test/crashes/crashes.ts';
import { everyDay } from '../../../test/factories.ts';
import { requestOf } from '../../../test/line-up-requests.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { newTicket } from '../store/new-ticket.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { removeTicket } from './remove-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

/** A place where nobody waits over midnight. */
const addShop = () => harness.addQueue({ merchant: { openings: everyDay('08:00', '20:00') } });
const { doomed } = crashesOf(() => harness);
const { callNextIn } = staffOf(() => harness);

/** The slots a person has taken, in their order. */
async function slotsOf(userId: number) {
  const slots = harness.db.collection<{ _id: string; ticketId: string }>('allowances');
  return (await slots.find({ _id: { $regex: `^${userId}:` } }).toArray()).toSorted((a, b) =>
    a._id.localeCompare(b._id),
  );
}

test('QUE-058 each waiting ticket takes one slot, and releases it when it is called or removed', async () => {
  const [queue, other] = [await harness.addQueue(), await harness.addQueue()];
  const userId = newUser();
  const first = await join(harness.deps, queue, userId);
  const second = await join(harness.deps, other, userId);
  expect(await slotsOf(userId)).toMatchObject([
    { _id: `${userId}:0`, ticketId: first.id },
    { _id: `${userId}:1`, ticketId: second.id },
  ]);
  await callNextIn(queue);
  // Released in the background.
  while ((await slotsOf(userId)).length > 1) await wait(10);
  expect(await slotsOf(userId)).toMatchObject([{ ticketId: second.id }]);
  await removeTicket(harness.deps, { userId, counterId: other.counter.id, number: 1 });
  expect(await slotsOf(userId)).toEqual([]);
});

test('QUE-058 killed between a slot and its ticket: the number gets its ticket, and another takes another slot', async () => {
  const [queue, other] = [await harness.addQueue(), await harness.addQueue()];
  const userId = newUser();
  await expect(join(await doomed('takeSlots'), queue, userId)).rejects.toThrow('killed');
  expect(await slotsOf(userId)).toMatchObject([{ _id: `${userId}:0` }]);
  const second = await join(harness.deps, other, userId);
  expect(await slotsOf(userId)).toMatchObject([
    { _id: `${userId}:0` },
    { _id: `${userId}:1`, ticketId: second.id },
  ]);
  await finishPendingTickets(harness.store.steps, queue.counter.id);
  const held = await harness.db.collection('tickets').find({ userId, active: true }).toArray();
  expect(held.map(({ slot }) => slot).toSorted()).toEqual([0, 1]);
  expect(await slotsOf(userId)).toHaveLength(2);
});

test('QUE-058 killed before a removed ticket released its slot: the slot may be taken again', async () => {
  const queues = await Promise.all(range(1, 9).map(() => harness.addQueue()));
  const userId = newUser();
  for (const queue of queues.slice(1)) await join(harness.deps, queue, userId);
  const [free, left] = queues;
  if (!free || !left) throw new Error('no queues');
  expect(await codeOf(join(harness.deps, free, userId))).toBe('max_tickets');
  const ticket = { userId, counterId: left.counter.id, number: 1 };
  await harness.store.tickets.cancel(ticket, harness.clock.now);
  expect(await slotsOf(userId)).toHaveLength(8);
  const ninth = await join(harness.deps, free, userId);
  expect((await slotsOf(userId)).map(({ ticketId }) => ticketId)).toContain(ninth.id);
  expect(await slotsOf(userId)).toHaveLength(8);
});

test('QUE-058 who is called with as many tickets as are allowed takes another at once', async () => {
  const queues = await Promise.all(range(1, 9).map(() => harness.addQueue()));
  const [called, free] = queues;
  if (!called || !free) throw new Error('no queues');
  const userId = newUser();
  for (const queue of queues.filter((each) => each !== free)) {
    await join(harness.deps, queue, userId);
  }
  expect(await codeOf(join(harness.deps, free, userId))).toBe('max_tickets');
  await callNextIn(called);
  await join(harness.deps, free, userId);
  expect(await slotsOf(userId)).toHaveLength(8);
});

test('QUE-058 an abandoned number releases its slots', async () => {
  const [queue, other] = [await harness.addQueue(), await harness.addQueue()];
  const userId = newUser();
  await join(harness.deps, queue, userId);
  // A process that has not seen the person allocates a number and learns of the ticket from the index.
  expect(await codeOf(join(await harness.secondDeps(), queue, userId))).toBe('already_in_queue');
  expect(await slotsOf(userId)).toHaveLength(1);
  await join(harness.deps, other, userId);
  expect(await slotsOf(userId)).toHaveLength(2);
});

test('QUE-058 slots of a day that ended are released by the next ticket, and removed by the sweeper', async () => {
  const [queue, other] = [await addShop(), await addShop()];
  const [one, two] = [newUser(), newUser()];
  await join(harness.deps, queue, one);
  await join(harness.deps, other, two);
  const { now } = harness.clock;
  harness.clock.now = new Date(now.getTime() + 86_400_000);
  const next = await join(harness.deps, other, one);
  expect(await slotsOf(one)).toMatchObject([{ _id: `${one}:0`, ticketId: next.id }]);
  await harness.store.allowanceSlots.removeEnded();
  expect(await slotsOf(two)).toEqual([]);
  expect(await slotsOf(one)).toHaveLength(1);
  harness.clock.now = now;
});

test('QUE-058 releasing the slots of an abandoned number leaves those of the request’s next number', async () => {
  const { counter } = await harness.addQueue();
  const request = requestOf(newUser());
  const { steps } = harness.store;
  const { allowance, until } = request;
  const numbered = async () => {
    const given = await steps.allocate(counter.id, request, { seats: null, before: null });
    if (given.kind !== 'allocated') throw new Error(given.kind);
    const ticket = newTicket(counter, given.pending);
    return { ticket, allowance, until, slots: { slot: 0 } };
  };
  const first = await numbered();
  expect(await steps.takeSlots(first)).toBe(true);
  await steps.voidNumber(counter.id, first.ticket.number);
  const second = await numbered();
  expect(await steps.takeSlots(second)).toBe(false);
  await steps.releaseStale(second.ticket);
  expect(await steps.takeSlots(second)).toBe(true);
  // The process that abandoned the first number releases its slots only now.
  await steps.releaseUnused(first.ticket);
  expect(await steps.insert(second)).toBe(true);
  expect(await slotsOf(request.userId)).toMatchObject([{ ticketId: second.ticket.id, number: 2 }]);
});

test('QUE-058 a process that slept while its person took eight numbers in other queues abandons its number', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  const { steps } = harness.store;
  const conditions = { seats: null, before: null };
  await steps.allocate(testQueue.counter.id, requestOf(userId, 'sleeper'), conditions);
  for (const _ of range(1, 8)) await join(harness.deps, await harness.addQueue(), userId);
  await join(harness.deps, testQueue, newUser());
  await callNextIn(testQueue);
  const counter = await steps.readCounter(testQueue.counter.id);
  expect(counter).toMatchObject({ lastNumber: 2, voided: [1], pendingTickets: [], current: 2 });
  expect((await ticketsOf(harness.db, testQueue.counter.id)).map(({ number }) => number)).toEqual([
    2,
  ]);
});

test('QUE-058 CST-001 a person who takes ten numbers in ten queues at once gets eight, each in its own slot', async () => {
  const testQueues = await Promise.all(range(1, 10).map(() => harness.addQueue()));
  const userId = newUser();
  const codes = await Promise.all(
    testQueues.map((testQueue) =>
      join(harness.deps, testQueue, userId).then(
        () => 'in',
        ({ code }) => code,
      ),
    ),
  );
  expect(codes.filter((code) => code === 'in')).toHaveLength(8);
  expect(codes.filter((code) => code === 'max_tickets')).toHaveLength(2);
  const held = await harness.db.collection('tickets').find({ userId, active: true }).toArray();
  expect(held.map(({ slot }) => slot).toSorted()).toEqual(range(0, 7));
});

test('QUE-058 tickets that still waited when their day ended count no more', async () => {
  const userId = newUser();
  const testQueues = await Promise.all(range(1, 9).map(() => addShop()));
  for (const testQueue of testQueues.slice(1)) await join(harness.deps, testQueue, userId);
  const { now } = harness.clock;
  harness.clock.now = new Date(now.getTime() + 86_400_000);
  try {
    const [testQueue] = testQueues;
    if (testQueue)
      await expect(join(harness.deps, testQueue, userId)).resolves.toMatchObject({ number: 1 });
  } finally {
    harness.clock.now = now;
  }
});
