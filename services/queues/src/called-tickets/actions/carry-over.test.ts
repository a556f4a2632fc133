import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { crashesOf } from '../../../test/crashes/crashes.ts';
import { everyDay } from '../../../test/factories.ts';
import { midnightOf } from '../../../test/midnight.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../../test/test-harness.ts';
import { callFamily } from '../../calling/actions/call-family.ts';
import { sweep } from '../../jobs/actions/sweep.ts';

jest.setTimeout(60_000);

const [RETRY_MS, MINUTE_MS] = [10_000, 60_000];
const COMMAND = { userId: 1, expectedCounter: null, childQueueId: null, idempotencyKey: null };
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());

const { callNextIn } = staffOf(() => harness);
const { besides, command, move, pass, statusOf } = calledTicketsOf(() => harness);
const { heldBy, joinLater, storedOf, tomorrowOf, toEvening, toMidnight } = midnightOf(
  () => harness,
);

async function callAll(testQueue: TestQueue): Promise<number[]> {
  const called: number[] = [];
  const waiting = () => harness.store.figures.read([testQueue.counter.id]);
  while ((await waiting()).get(testQueue.counter.id)?.waiting.numbers.length) {
    pass(1_000);
    const { tickets } = await callNextIn(testQueue);
    called.push(...tickets.map(({ userId }) => userId));
  }
  return called;
}

test('S-05 who waits over midnight in a place that stays open goes on waiting, before those who join later', async () => {
  const pharmacy = await harness.addQueue();
  const [called, late, first, second, newcomer] = [1, 2, 3, 4, 5].map(newUser);
  for (const userId of [called, late, first, second]) await joinLater(pharmacy, userId);
  await callNextIn(pharmacy);
  await callNextIn(pharmacy);
  await command(pharmacy, 2, 'put-back', { behind: 1 });
  toMidnight();
  expect(await statusOf(pharmacy, 3)).toBe('waiting');
  const tomorrow = await tomorrowOf(pharmacy);
  await joinLater(tomorrow, newcomer);
  await sweep(harness.deps);
  await sweep(harness.deps);

  expect(await heldBy(first ?? 0)).toMatchObject([
    {
      queueDailyCounterId: tomorrow.counter.id,
      ticketsAhead: 0,
      status: 'waiting',
      createdAt: '2026-11-21T22:59:03.000Z',
      movedFrom: { ticketValue: '3', queueName: pharmacy.queue.name, date: '2026-11-21' },
    },
  ]);
  const old = await storedOf(pharmacy);
  expect(old.map(({ state }) => state)).toEqual(['called', 'cancelled', 'cancelled', 'cancelled']);
  expect(await callAll(tomorrow)).toEqual([first, late, second, newcomer]);
});

test('S-05 S-11 people stay in their size of a multi-queue, and its next call is of who has waited longest', async () => {
  const family = await addFamily(harness);
  const [small, medium] = family.children;
  if (!small || !medium) throw new Error('no sizes');
  const [party, person] = [newUser(), newUser()];
  await joinLater(medium, party, 3);
  await joinLater(small, person);
  toMidnight();
  const tomorrow = await tomorrowOf(family);
  for (const size of family.children) await tomorrowOf(size);
  await sweep(harness.deps);
  const next = () => callFamily(harness.deps, { ...idsOf(tomorrow), ...COMMAND });
  expect((await next()).tickets).toMatchObject([{ userId: party, queueId: medium.queue.id }]);
  expect((await next()).tickets).toMatchObject([{ userId: person, queueId: small.queue.id }]);
});

test.each([
  ['closes at midnight', everyDay('08:00', '24:00')],
  ['has an hour without anybody', everyDay('01:00', '24:00')],
])('S-05 nobody goes on waiting in a place that %s', async (_, openings) => {
  const shop = await harness.addQueue({ merchant: { openings } });
  await joinLater(shop);
  harness.clock.now = new Date('2026-11-22T01:00:01Z');
  const tomorrow = await tomorrowOf(shop);
  await sweep(harness.deps);
  expect(await statusOf(shop, 1)).toBe('expired');
  expect(await storedOf(tomorrow)).toEqual([]);
});

test('S-05 hours until 23:59 are hours until midnight', async () => {
  const shop = await harness.addQueue({ merchant: { openings: everyDay('00:00', '23:59') } });
  const userId = newUser();
  pass(-2 * MINUTE_MS);
  await joinLater(shop, userId);
  toMidnight();
  await tomorrowOf(shop);
  await sweep(harness.deps);
  expect(await heldBy(userId)).toMatchObject([{ counter: 1, status: 'waiting' }]);
});

test.each(['allocate', 'insert'] as const)(
  'S-05 a process that dies after %s leaves every person exactly one number',
  async (step) => {
    const pharmacy = await harness.addQueue();
    const people = [newUser(), newUser(), newUser()];
    for (const userId of people) await joinLater(pharmacy, userId);
    toMidnight();
    const tomorrow = await tomorrowOf(pharmacy);
    await expect(sweep(await crashesOf(() => harness).doomed(step))).rejects.toThrow();
    for (let each = 0; each < 3; each += 1) {
      pass(RETRY_MS);
      await sweep(harness.deps);
    }
    expect(await callAll(tomorrow)).toEqual(people);
  },
);

test('S-21 a ticket that was carried over is moved to another queue as any other', async () => {
  const pharmacy = await harness.addQueue();
  const userId = newUser();
  await joinLater(pharmacy, userId);
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  await sweep(harness.deps);
  await move(tomorrow, 1, await besides(tomorrow));
  expect(await heldBy(userId)).toHaveLength(1);
});
