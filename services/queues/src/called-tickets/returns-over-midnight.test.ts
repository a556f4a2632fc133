import { calledTicketsOf } from '../../test/called-tickets.ts';
import { everyDay } from '../../test/factories.ts';
import { midnightOf } from '../../test/midnight.ts';
import { addFamily } from '../../test/multi-queues.ts';
import { codeOf, idsOf, newUser } from '../../test/people.ts';
import { staffOf } from '../../test/staff.ts';
import {
  join,
  openTestHarness,
  type TestHarness,
  type TestQueue,
} from '../../test/test-harness.ts';
import { callFamily } from '../calling/actions/call-family.ts';
import { sweep } from '../jobs/actions/sweep.ts';
import { carryTickets } from './actions/carry-over.ts';

jest.setTimeout(60_000);

const SECOND_MS = 1_000;
const COMMAND = { userId: 1, expectedCounter: null, childQueueId: null, idempotencyKey: null };
const killed = new Error('killed');
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());

const { callNextIn } = staffOf(() => harness);
const { besides, command, move, pass, statusOf } = calledTicketsOf(() => harness);
const { heldBy, joinLater, tomorrowOf, toEvening, toMidnight } = midnightOf(() => harness);

async function pharmacyWith(people: readonly number[]): Promise<TestQueue> {
  const pharmacy = await harness.addQueue();
  for (const userId of people) await joinLater(pharmacy, userId);
  harness.clock.now = new Date('2026-11-21T22:59:55Z');
  return pharmacy;
}

test.each(['take-back', 'put-back'] as const)(
  'S-05 S-21 nobody stays behind on a day that has ended whose call a %s ends while the sweeper carries others over',
  async (kind) => {
    const [called, waiting] = [newUser(), newUser()];
    const pharmacy = await pharmacyWith([called, waiting]);
    await callNextIn(pharmacy);
    toMidnight();
    const { counter } = await tomorrowOf(pharmacy);
    const { ticketMoves } = harness.store;
    let isReturned = false;
    const meanwhile = {
      ...ticketMoves,
      async intend(...intent: Parameters<typeof ticketMoves.intend>) {
        pass(SECOND_MS);
        if (!isReturned) await command(pharmacy, 1, kind);
        isReturned = true;
        return ticketMoves.intend(...intent);
      },
    };
    const store = { ...harness.store, ticketMoves: meanwhile };
    await sweep({ ...harness.deps, store });
    pass(SECOND_MS);
    await sweep(harness.deps);
    for (const userId of [called, waiting])
      expect(await heldBy(userId)).toMatchObject([{ queueDailyCounterId: counter.id }]);
  },
);

/** A process that takes a number so slowly that the day ends, and the sweeper carries its people over, before it has it. */
function slowDeps(testQueue: TestQueue): TestHarness['deps'] {
  const { deps, store } = harness;
  const steps = {
    ...store.steps,
    async allocate(...allocation: Parameters<typeof store.steps.allocate>) {
      toMidnight();
      await tomorrowOf(testQueue);
      await sweep(deps);
      return store.steps.allocate(...allocation);
    },
  };
  return { ...deps, store: { ...store, steps } };
}

test('S-05 nobody stays behind on a day that ends before a slow process has stored the number', async () => {
  const userId = newUser();
  const pharmacy = await pharmacyWith([]);
  await join(slowDeps(pharmacy), pharmacy, userId);
  pass(10 * SECOND_MS);
  await sweep(harness.deps);
  const { counter } = await tomorrowOf(pharmacy);
  expect(await heldBy(userId)).toMatchObject([{ queueDailyCounterId: counter.id }]);
});

test('S-05 a day that nobody was carried into is looked at no more after a minute', async () => {
  const pharmacy = await pharmacyWith([]);
  toMidnight();
  const { counter } = await tomorrowOf(pharmacy);
  const countDue = () =>
    harness.db
      .collection<{ _id: number }>('counters')
      .countDocuments({ _id: counter.id, carryDueAt: { $exists: true } });
  await sweep(harness.deps);
  expect(await countDue()).toBe(1);
  pass(60 * SECOND_MS);
  await sweep(harness.deps);
  expect(await countDue()).toBe(0);
});

test.each([
  { kind: 'put-back', people: 2 },
  { kind: 'take-back', people: 1 },
] as const)(
  'S-05 S-21 no group that a dying process called before midnight calls a ticket again that waits since by $kind',
  async ({ kind, people }) => {
    const userId = newUser();
    const pharmacy = await pharmacyWith([userId, newUser(), newUser()]);
    const deps = await harness.secondDeps();
    const groupCalls = { ...deps.store.groupCalls, end: () => Promise.reject(killed) };
    const dying = { ...deps, store: { ...deps.store, groupCalls } };
    await expect(callNextIn(pharmacy, { paxCount: people }, dying)).rejects.toThrow('killed');
    toMidnight();
    await tomorrowOf(pharmacy);
    await command(pharmacy, 1, kind);
    await sweep(harness.deps);
    expect(await heldBy(userId)).toMatchObject([{ status: 'waiting' }]);
  },
);

test.each([
  { name: 'before anybody is carried over', carried: 0, behind: 2, expected: [1, 2, 0, 3, 4] },
  { name: 'while others are carried over', carried: 1, behind: 2, expected: [1, 2, 0, 3, 4] },
  { name: 'behind one who joined since', carried: 0, behind: 4, expected: [1, 2, 3, 4, 0] },
])('S-05 S-21 who is put back after midnight keeps the place: $name', async (each) => {
  const people = Array.from({ length: 5 }, newUser);
  const pharmacy = await pharmacyWith(people.slice(0, 4));
  await callNextIn(pharmacy);
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  await joinLater(tomorrow, people[4]);
  if (each.carried > 0) await carryTickets(harness.deps, { days: 100, tickets: each.carried });
  await command(pharmacy, 1, 'put-back', { behind: each.behind });
  await sweep(harness.deps);
  pass(10 * SECOND_MS);
  await sweep(harness.deps);
  const order = [];
  for (const _ of people) order.push((await callNextIn(tomorrow)).tickets[0]?.userId);
  expect(order.map((userId) => people.indexOf(userId ?? 0))).toEqual(each.expected);
});

test('S-05 S-11 S-21 who is put back after midnight stays behind the other sizes of a multi-queue', async () => {
  const family = await addFamily(harness);
  const [small, medium] = family.children;
  if (!small || !medium) throw new Error('no sizes');
  const people = Array.from({ length: 3 }, newUser);
  for (const userId of people.slice(0, 2)) await joinLater(small, userId);
  await joinLater(medium, people[2], 3);
  await callNextIn(small);
  toMidnight();
  const tomorrow = await tomorrowOf(family);
  for (const size of family.children) await tomorrowOf(size);
  await command(small, 1, 'put-back', { behind: 2 });
  await sweep(harness.deps);
  const next = async () =>
    (await callFamily(harness.deps, { ...idsOf(tomorrow), ...COMMAND })).tickets[0]?.userId;
  const order = [await next(), await next(), await next()];
  expect(order.map((userId) => people.indexOf(userId ?? 0))).toEqual([1, 2, 0]);
});

test('S-05 S-21 nobody is moved to another queue whose wait ended with the day', async () => {
  const bar = await harness.addQueue({ merchant: { openings: everyDay('03:00', '02:00') } });
  for (const _ of ['called', 'waiting']) await join(harness.deps, bar, newUser());
  const till = await besides(bar);
  harness.clock.now = new Date('2026-11-22T01:59:00Z');
  await callNextIn(bar);
  // The next evening has begun, and staff finish for half an hour more whom they called.
  harness.clock.now = new Date('2026-11-22T02:30:00Z');
  expect(await statusOf(bar, 2)).toBe('expired');
  expect(await codeOf(move(bar, 2, till))).toBe('queue_closed');
  expect(await move(bar, 1, till)).toMatchObject({ movedTo: { queueId: till.queue.id } });
});
