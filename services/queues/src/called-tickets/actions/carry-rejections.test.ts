import { ApiError } from '@turno/kit';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { midnightOf } from '../../../test/midnight.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { newUser } from '../../../test/people.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { carryTickets } from './carry-over.ts';

jest.setTimeout(60_000);

const RETRY_MS = 10_000;
/** After that time no number of the previous day can be stored any more. */
const LATE_MS = 60_000;
const ALL = { days: 100, tickets: 100 };
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());
afterEach(() => jest.restoreAllMocks());

const { pass, statusOf } = calledTicketsOf(() => harness);
const { heldBy, joinLater, storedOf, tomorrowOf, toEvening, toMidnight } = midnightOf(
  () => harness,
);

const refusing = (code: 'service_unavailable' | 'queue_closed') =>
  jest.spyOn(harness.store.steps, 'allocate').mockRejectedValue(new ApiError(code));
const intents = () => jest.spyOn(harness.store.ticketMoves, 'intend');
async function pharmacyWith(people: number): Promise<TestQueue> {
  const pharmacy = await harness.addQueue();
  for (let each = 0; each < people; each += 1) await joinLater(pharmacy);
  return pharmacy;
}
const carriedTo = async (...days: TestQueue[]) =>
  Promise.all(days.map(async (day) => (await storedOf(day)).length));
const carriesDue = (day: TestQueue) =>
  harness.db
    .collection<{ _id: number }>('counters')
    .countDocuments({ _id: day.counter.id, carryDueAt: { $exists: true } });

test('S-05 who gets no number because a service is busy gets one at the next attempt', async () => {
  const pharmacy = await pharmacyWith(1);
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  const refused = refusing('service_unavailable');
  await carryTickets(harness.deps, ALL);
  expect(refused).toHaveBeenCalled();
  expect(await statusOf(pharmacy, 1)).toBe('waiting');
  refused.mockRestore();
  pass(RETRY_MS);
  // The service may have given the number: what was begun is completed first.
  await sweep(harness.deps);
  expect(await storedOf(tomorrow)).toMatchObject([{ number: 1, state: 'waiting' }]);
  expect(await statusOf(pharmacy, 1)).toBe('expired');
  pass(LATE_MS);
  await sweep(harness.deps);
  expect(await carriesDue(tomorrow)).toBe(0);
});

test.each([{ maxPax: 1 }, { listOnly: true }])(
  'S-05 S-04 who can have no number of the new day, because of %o, is told that the wait is over',
  async (change) => {
    const pharmacy = await harness.addQueue();
    const userId = newUser();
    await joinLater(pharmacy, userId, 3);
    toMidnight();
    const tomorrow = await tomorrowOf(pharmacy);
    await harness.store.queues.put({ ...pharmacy.queue, ...change });
    await carryTickets(harness.deps, ALL);
    const ended = { state: 'cancelled', endReason: 'sent-away' };
    expect(await storedOf(pharmacy)).toMatchObject([ended]);
    pass(LATE_MS);
    await carryTickets(harness.deps, ALL);
    expect([await carriedTo(tomorrow), await carriesDue(tomorrow)]).toEqual([[0], 0]);
  },
);

test('S-05 S-16 a ticket that gets another holder while it is carried over goes on with that one', async () => {
  const pharmacy = await harness.addQueue();
  const [userId, heir] = [newUser(), newUser()];
  await joinLater(pharmacy, userId, 3);
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  await harness.store.queues.put({ ...pharmacy.queue, maxPax: 1 });
  const { drop } = harness.store.ticketMoves;
  jest.spyOn(harness.store.ticketMoves, 'drop').mockImplementation(async (ticket, move) => {
    await drop(ticket, move);
    const tickets = harness.db.collection<{ _id: string }>('tickets');
    await tickets.updateOne({ _id: ticket.id }, { $set: { userId: heir } });
  });
  await carryTickets(harness.deps, ALL);
  jest.restoreAllMocks();
  await harness.store.queues.put(pharmacy.queue);
  pass(RETRY_MS);
  await carryTickets(harness.deps, ALL);
  expect(await heldBy(heir)).toMatchObject([{ queueDailyCounterId: tomorrow.counter.id }]);
  expect(await heldBy(userId)).toEqual([]);
});

test('S-05 a queue that always fails is in the way of no other queue, and of nobody else in it', async () => {
  const [failing, other] = [await pharmacyWith(2), await pharmacyWith(1)];
  await harness.db.collection('counters').updateMany({}, { $unset: { carryDueAt: 1 } });
  toMidnight();
  const failingNext = await tomorrowOf(failing);
  pass(1);
  const otherNext = await tomorrowOf(other);
  const { intend } = harness.store.ticketMoves;
  jest.spyOn(harness.store.ticketMoves, 'intend').mockImplementation((ticket, move) => {
    const fails = ticket.counterId === failing.counter.id && ticket.number === 1;
    return fails ? Promise.reject(new Error('broken')) : intend(ticket, move);
  });
  await expect(carryTickets(harness.deps, { ...ALL, days: 1 })).rejects.toThrow();
  await carryTickets(harness.deps, { ...ALL, days: 1 });
  expect(await carriedTo(failingNext, otherNext)).toEqual([1, 1]);
  pass(LATE_MS);
  await joinLater(other);
  await expect(carryTickets(harness.deps, ALL)).rejects.toThrow();
  expect(await Promise.all([carriesDue(failingNext), carriesDue(otherNext)])).toEqual([1, 0]);
});

test('S-05 a sweep carries over a bounded number of tickets, and the next one goes on with the others', async () => {
  const [first, second] = [await pharmacyWith(3), await pharmacyWith(2)];
  toMidnight();
  const days = [await tomorrowOf(first), await tomorrowOf(second)];
  const sums: number[] = [];
  for (let each = 0; each < 4; each += 1) {
    await carryTickets(harness.deps, { days: 10, tickets: 2 });
    sums.push((await carriedTo(...days)).reduce((sum, carried) => sum + carried));
    pass(1);
  }
  expect(sums).toEqual([2, 4, 5, 5]);
});

test('S-05 where a queue gives no numbers for good, the first rejection speaks for all who wait', async () => {
  const pharmacy = await pharmacyWith(3);
  toMidnight();
  await tomorrowOf(pharmacy);
  refusing('queue_closed');
  const intended = intents();
  await carryTickets(harness.deps, ALL);
  await carryTickets(harness.deps, ALL);
  expect(intended).toHaveBeenCalledTimes(1);
  expect(await statusOf(pharmacy, 3)).toBe('waiting');
});

test('S-05 S-21 a person who took a number of the new day has that one alone, and the old one leads to it', async () => {
  const pharmacy = await harness.addQueue();
  const userId = newUser();
  await joinLater(pharmacy, userId);
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  const { counterId, number } = await joinLater(tomorrow, userId);
  await sweep(harness.deps);
  expect(await heldBy(userId)).toMatchObject([
    { queueDailyCounterId: counterId, counter: number, status: 'waiting' },
  ]);
  const movedTo = { queueDailyCounterId: counterId, counter: number };
  expect(await storedOf(pharmacy)).toMatchObject([{ endReason: 'moved', movedTo }]);
});

test('S-05 S-11 so does an old number of another size of the multi-queue', async () => {
  const { children } = await addFamily(harness);
  const [small, medium] = children;
  if (!small || !medium) throw new Error('no sizes');
  const userId = newUser();
  await joinLater(small, userId);
  toMidnight();
  await tomorrowOf(small);
  await joinLater(await tomorrowOf(medium), userId, 3);
  await carryTickets(harness.deps, ALL);
  const movedTo = { queueId: medium.queue.id, counter: 1 };
  expect(await storedOf(small)).toMatchObject([{ endReason: 'moved', movedTo }]);
});
