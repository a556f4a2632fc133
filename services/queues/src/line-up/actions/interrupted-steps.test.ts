import { crashesOf } from '../../../test/crashes/crashes.ts';
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
import { finishPendingTickets } from './pending-tickets.ts';
import { removeTicket } from './remove-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { doomed } = crashesOf(() => harness);
const { callNextIn } = staffOf(() => harness);

test('QUE-049 killed before the allocation: nothing is left, and the same request or another gets a number', async () => {
  const testQueue = await harness.addQueue();
  const [one, other] = [newUser(), newUser()];
  const dead = await doomed('findHoldings');
  // The process does not look up the tickets of a person it has not seen before.
  for (const userId of [one, other]) await join(dead, await harness.addQueue(), userId);
  for (const userId of [one, other]) {
    await expect(join(dead, testQueue, userId, { key: 'k' })).rejects.toThrow('killed');
  }
  await expect(join(harness.deps, testQueue, one, { key: 'k' })).resolves.toMatchObject({
    number: 1,
  });
  await expect(join(harness.deps, testQueue, other, { key: 'else' })).resolves.toMatchObject({
    number: 2,
  });
});

test('QUE-049 killed after the allocation: next inserts the ticket and calls it, and no ticket is skipped', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  await expect(join(await doomed('allocate'), testQueue, userId)).rejects.toThrow('killed');
  await join(harness.deps, testQueue, newUser());
  expect(await ticketsOf(harness.db, testQueue.counter.id)).toHaveLength(1);
  await callNextIn(testQueue);
  const tickets = await ticketsOf(harness.db, testQueue.counter.id);
  expect(tickets.map(({ number, state, userId: owner }) => [number, state, owner])).toEqual([
    [1, 'called', userId],
    [2, 'waiting', tickets[1]?.userId],
  ]);
});

test('killed after the allocation: the same request gets its number, even from a queue that closed', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  await expect(join(await doomed('allocate'), testQueue, userId, { key: 'k' })).rejects.toThrow(
    'killed',
  );
  const close = { act: 'close', date: testQueue.counter.date, commandId: null } as const;
  await harness.store.counterStates.change(testQueue.counter.id, close);
  await expect(join(harness.deps, testQueue, userId, { key: 'k' })).resolves.toMatchObject({
    number: 1,
  });
});

test('killed after the allocation: another request learns of the ticket it did not know of', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  await expect(join(await doomed('allocate'), testQueue, userId)).rejects.toThrow('killed');
  await expect(join(harness.deps, testQueue, userId)).rejects.toMatchObject({
    code: 'already_in_queue',
    payload: { queueDailyCounterId: testQueue.counter.id, counter: 1 },
  });
});

test('PAS-031 a process that slept past the time its passes are held gets no number for it', async () => {
  const testQueue = await harness.addQueue();
  const past = new Date(Date.now() - 1_000);
  const late = { seats: null, before: past };
  const { steps } = harness.store;
  expect(await steps.allocate(testQueue.counter.id, requestOf(newUser(), 'sleeper'), late)).toEqual(
    {
      kind: 'late',
    },
  );
  expect(await steps.readCounter(testQueue.counter.id)).toMatchObject({
    lastNumber: 0,
    pendingTickets: [],
  });
});

test('QUE-057 a process that has not seen the person learns from the indexes, and abandons its number', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  const first = await join(harness.deps, testQueue, userId, { key: 'k' });
  for (const key of ['k', 'else']) {
    const again = join(await harness.secondDeps(), testQueue, userId, { key });
    if (key === 'k') await expect(again).resolves.toMatchObject({ id: first.id, number: 1 });
    else expect(await codeOf(again)).toBe('already_in_queue');
  }
  await join(harness.deps, testQueue, newUser());
  const counter = await harness.store.steps.readCounter(testQueue.counter.id);
  expect(counter).toMatchObject({ lastNumber: 3, voided: [2] });
  await callNextIn(testQueue);
  await callNextIn(testQueue);
  expect(await ticketsOf(harness.db, testQueue.counter.id)).toMatchObject([
    { number: 1, state: 'called' },
    { number: 3, state: 'called' },
  ]);
});

test('QUE-049 a counter that fell behind its tickets, as after a bad restore, catches up by itself', async () => {
  const testQueue = await harness.addQueue();
  for (const _ of range(1, 5)) await join(harness.deps, testQueue, newUser());
  const counters = harness.db.collection<{ _id: number }>('counters');
  await counters.updateOne(
    { _id: testQueue.counter.id },
    { $set: { lastNumber: 1, pendingTickets: {} } },
  );
  const deps = await harness.secondDeps();
  const numbers = [];
  for (const _ of range(1, 3)) numbers.push((await join(deps, testQueue, newUser())).number);
  expect(numbers).toEqual([6, 7, 8]);
  expect(await ticketsOf(harness.db, testQueue.counter.id)).toHaveLength(8);
});

test('QUE-049 a number whose ticket another process inserts at that moment is not abandoned', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  const counterId = testQueue.counter.id;
  const { number } = await join(harness.deps, testQueue, userId, { key: 'a' });
  await finishPendingTickets(harness.store.steps, counterId);
  const deps = await harness.secondDeps();
  const { steps } = deps.store;
  const voidNumber: typeof steps.voidNumber = async (...args) => {
    await removeTicket(harness.deps, { userId, counterId, number });
    await finishPendingTickets(harness.store.steps, counterId);
    return steps.voidNumber(...args);
  };
  const overtaken = { ...deps, store: { ...deps.store, steps: { ...steps, voidNumber } } };
  await expect(join(overtaken, testQueue, userId, { key: 'b' })).resolves.toMatchObject({
    number: 2,
  });
  expect(await harness.store.steps.readCounter(counterId)).toMatchObject({
    lastNumber: 2,
    voided: [],
  });
});

test('QUE-049 another request under another key, while a number is pending, gets that one', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  await expect(join(await doomed('allocate'), testQueue, userId, { key: 'a' })).rejects.toThrow(
    'killed',
  );
  expect(await codeOf(join(harness.deps, testQueue, userId, { key: 'b' }))).toBe(
    'already_in_queue',
  );
  expect(await harness.store.steps.readCounter(testQueue.counter.id)).toMatchObject({
    lastNumber: 1,
  });
});
