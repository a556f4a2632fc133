import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { midnightOf } from '../../../test/midnight.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../../test/test-harness.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import { sendAway } from '../../calling/actions/send-away.ts';
import { finishSendAways } from '../../calling/index.ts';
import { changeQueue } from '../../queue-editing/actions/change-queue.ts';
import { removeQueue } from '../../queue-editing/actions/remove-queue.ts';
import { carryTickets } from './carry-over.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());
afterEach(() => jest.restoreAllMocks());

const { callNextIn } = staffOf(() => harness);
const { pass } = calledTicketsOf(() => harness);
const { heldBy, joinLater, storedOf, tomorrowOf, toEvening, toMidnight } = midnightOf(
  () => harness,
);

const change = (testQueue: TestQueue, state: { closed: boolean } | { paused: boolean }) =>
  changeCounter(harness.deps, { ...idsOf(testQueue), change: state });
const send = (testQueue: TestQueue, commandId = 'away') =>
  sendAway(harness.deps, { ...idsOf(testQueue), commandId });
const carry = () => carryTickets(harness.deps, { days: 100, tickets: 100 });
const ends = async (...days: TestQueue[]) =>
  (await Promise.all(days.map(storedOf))).flat().map(({ state, endReason }) => endReason ?? state);

/** A place that never closes, just after midnight, where people wait with numbers of the day before. */
async function pharmacyAtMidnight(people: number) {
  const before = await harness.addQueue();
  const userIds: number[] = [];
  for (let each = 0; each < people; each += 1) {
    userIds.push((await joinLater(before)).userId);
  }
  toMidnight();
  return { before, userIds, today: await tomorrowOf(before) };
}

test.each([{ paused: true }, { closed: true }])(
  'S-05 S-04 who waits over midnight is carried over and served in a queue with %o, and newcomers are refused',
  async (state) => {
    const { userIds, today } = await pharmacyAtMidnight(2);
    await change(today, state);
    await carry();
    expect(await codeOf(joinLater(today))).toBe('queue_closed');
    const called = [await callNextIn(today), await callNextIn(today)];
    expect(called.flatMap(({ tickets }) => tickets.map(({ userId }) => userId))).toEqual(userIds);
  },
);

test('S-05 S-11 so is who waits in a size of a multi-queue that is closed', async () => {
  const family = await addFamily(harness);
  const [small] = family.children;
  if (!small) throw new Error('no sizes');
  const { userId } = await joinLater(small);
  toMidnight();
  await change(await tomorrowOf(family), { closed: true });
  await carry();
  expect(await heldBy(userId)).toMatchObject([{ movedFrom: { date: '2026-11-21' } }]);
});

test('S-05 S-04 sending away ends the tickets of the day before too, once, and counts them', async () => {
  const { before, today } = await pharmacyAtMidnight(3);
  await joinLater(today);
  await change(today, { closed: true });
  expect((await send(today)).sentAway).toBe(4);
  expect((await send(today)).sentAway).toBe(4);
  await carry();
  expect(await ends(before, today)).toEqual(Array(4).fill('sent-away'));
});

test('S-05 S-11 of a multi-queue, in each of its sizes', async () => {
  const family = await addFamily(harness);
  for (const paxCount of [1, 3]) await joinLater(family, newUser(), paxCount);
  toMidnight();
  const today = await tomorrowOf(family);
  await change(today, { closed: true });
  expect((await send(today)).sentAway).toBe(2);
  expect((await ends(...family.children)).sort()).toEqual(['sent-away', 'sent-away']);
});

test('S-05 S-04 who is carried over between the command and its completion is sent away, who joins after a reopening is not', async () => {
  const { before, today } = await pharmacyAtMidnight(1);
  await change(today, { closed: true });
  jest
    .spyOn(harness.store.ticketLists, 'findWaiting')
    .mockRejectedValueOnce(new Error('interrupted'));
  await expect(send(today)).rejects.toThrow('interrupted');
  await carry();
  await change(today, { closed: false });
  await joinLater(today);
  await finishSendAways(harness.deps, 20);
  expect(await ends(before, today)).toEqual(['moved', 'sent-away', 'waiting']);
});

test('S-05 S-04 nobody of a day that is over is told to go in a place that closes at night', async () => {
  const { before, today } = await pharmacyAtMidnight(1);
  const openings = before.merchant.openings.map((each) => ({
    ...each,
    start: '08:00',
    end: '20:00',
  }));
  await harness.store.merchants.put(
    { ...before.merchant, openings },
    { categoryIds: [], hasQueues: true },
  );
  await change(today, { closed: true });
  expect((await send(today)).sentAway).toBe(0);
});

test.each([{ listOnly: true }, { passMode: 'generic' as const }, { maxPax: 2 }])(
  'S-05 S-10 an edit of %o is refused while people wait for their numbers of the new day',
  async (edit) => {
    const { before } = await pharmacyAtMidnight(1);
    const { merchant, queue } = before;
    const edited = changeQueue(harness.deps, { merchantId: merchant.id, queueId: queue.id }, edit);
    expect(await codeOf(edited)).toBe('people_in_queue');
  },
);

test('S-05 QUE-028 a queue that is removed ends the tickets of the day before, and gives nobody a number', async () => {
  const { before, today } = await pharmacyAtMidnight(2);
  await removeQueue(harness.deps, { merchantId: before.merchant.id, queueId: before.queue.id });
  await carry();
  expect(await ends(before, today)).toEqual(['queue-removed', 'queue-removed']);
});

test('S-05 QUE-058 a ticket that is not carried over yet counts towards what its holder may wait with', async () => {
  const userId = newUser();
  const days: TestQueue[] = [];
  for (let each = 0; each < MAX_TICKETS_PER_USER; each += 1) {
    const pharmacy = await harness.addQueue();
    await joinLater(pharmacy, userId);
    days.push(pharmacy);
  }
  const other = await harness.addQueue();
  toMidnight();
  for (const day of days) await tomorrowOf(day);
  expect(await codeOf(joinLater(await tomorrowOf(other), userId))).toBe('max_tickets');
  await carry();
  pass(1);
  expect(await heldBy(userId)).toHaveLength(MAX_TICKETS_PER_USER);
});
