import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import { removeTicket } from '../../line-up/actions/remove-ticket.ts';
import type { CountedTicket } from '../rules/tally-tickets.ts';
import { learnPace } from './learn-pace.ts';
import { rollUpDays } from './roll-up.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);
const { pass } = calledTicketsOf(() => harness);

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
const paceOf = async ({ queue }: TestQueue) =>
  (await harness.db.collection('queues').findOne({ _id: queue.id as never }))?.pace;
async function serve(testQueue: TestQueue, people: number, seconds: number) {
  for (const _ of range(1, people)) {
    await callNextIn(testQueue);
    pass(seconds * SECOND);
  }
}

test('S-02 a queue learns the pace of an ended day, without its pauses, and who left', async () => {
  const testQueue = await harness.addQueue();
  const people = range(1, 9).map(newUser);
  for (const userId of people) await join(harness.deps, testQueue, userId);
  await removeTicket(harness.deps, {
    userId: people[8] ?? 0,
    counterId: testQueue.counter.id,
    number: 9,
  });
  await serve(testQueue, 4, 100);
  const change = (to: { paused: boolean }) =>
    changeCounter(harness.deps, { ...idsOf(testQueue), change: to });
  await change({ paused: true });
  pass(7_200 * SECOND);
  await change({ paused: false });
  await serve(testQueue, 4, 100);
  pass(DAY);
  await rollUpDays(harness.deps, 100);
  // Between the two halves nobody was called because of the pause: six services of 100 s are known.
  expect(await paceOf(testQueue)).toMatchObject({
    date: testQueue.counter.date,
    profile: { pace: { sum: 600, weight: 6 }, left: { sum: 1, weight: 9 } },
  });
});

test('S-02 a day is learned once, however often and by however many processes it is rolled up', async () => {
  const testQueue = await harness.addQueue();
  for (const _ of range(1, 5)) await join(harness.deps, testQueue, newUser());
  await serve(testQueue, 5, 60);
  pass(DAY);
  const second = await harness.secondDeps();
  await Promise.all([rollUpDays(harness.deps, 100), rollUpDays(second, 100)]);
  const learned = await paceOf(testQueue);
  expect(learned).toMatchObject({ profile: { pace: { sum: 240, weight: 4 } } });
  const day = { ...testQueue.counter, queueId: testQueue.queue.id, counterIds: [] };
  await learnPace(harness.deps, testQueue.merchant, day, calls(30));
  await learnPace(harness.deps, testQueue.merchant, { ...day, date: '2020-01-01' }, calls(30));
  expect(await paceOf(testQueue)).toEqual(learned);
});

test('S-02 of two processes that learn different days from the same state, one wins', async () => {
  const testQueue = await harness.addQueue();
  const { queue, merchant } = testQueue;
  const day = { ...testQueue.counter, queueId: queue.id, counterIds: [] };
  await learnPace(harness.deps, merchant, day, calls(30));
  const learned = await paceOf(testQueue);
  const late = { known: undefined, learned: { ...learned, date: '2099-01-01' } };
  await harness.store.queues.storePace(queue.id, merchant.id, late);
  expect(await paceOf(testQueue)).toEqual(learned);
});

test('S-02 tickets that were moved here or put back say nothing about what was told', async () => {
  const [told, mixed] = [await harness.addQueue(), await harness.addQueue()];
  const learn = async (testQueue: TestQueue, tickets: CountedTicket[]) => {
    const day = { ...testQueue.counter, queueId: testQueue.queue.id, counterIds: [] };
    await learnPace(harness.deps, testQueue.merchant, day, tickets);
    return (await paceOf(testQueue)).profile.errors;
  };
  const [first, second, ...others] = calls(30);
  if (!first || !second) throw new Error('no calls');
  const unquoted = [
    { ...first, movedFrom: { queueId: 1, counterId: 1, number: 1 } },
    { ...second, putBackAt: second.createdAt },
  ] as CountedTicket[];
  expect(await learn(mixed, [...unquoted, ...others])).toEqual(await learn(told, others));
});

/** Calls of people who waited an hour where two minutes were told. */
function calls(count: number): CountedTicket[] {
  const start = harness.clock.now.getTime();
  return range(1, count).map((each) => ({
    state: 'called',
    paxCount: 1,
    time: null,
    canceledAt: null,
    checkedInAt: null,
    createdAt: new Date(start - 3_600 * SECOND),
    firstWaitSeconds: 120,
    executedAt: new Date(start + each * 90 * SECOND),
  })) as CountedTicket[];
}
