import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { callFamily } from '../../calling/actions/call-family.ts';
import { presentCounter } from './daily-counter.ts';
import { presentEstimate } from './estimate.ts';
import { waitFields } from './family.ts';
import { queueView } from './queue-views.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { pass } = calledTicketsOf(() => harness);

test('S-11 S-02 a multi-queue tells the longest wait of its sizes whole: median, range, and when to leave', async () => {
  const family = await addFamily(harness);
  for (const _ of range(1, 9)) await join(harness.deps, family, newUser(), { paxCount: 3 });
  const { merchant, queue, children } = family;
  const viewOf = (queueId: number) => queueView(harness.deps, { merchantId: merchant.id, queueId });
  const longest = presentCounter(await viewOf(children[1]?.queue.id ?? 0));
  const view = await viewOf(queue.id);
  const told = { estimatedWaitingTime: longest.estimatedWaitingTime, ...waitFields(longest) };
  expect(longest.waitEarliest).toBeGreaterThan(0);
  expect(presentCounter(view)).toMatchObject(told);
  expect(presentEstimate(view, undefined)).toMatchObject(told);
});

test('QUE-070 a multi-queue shows its numbers in the order of their calls, also where clocks disagree', async () => {
  const family = await addFamily(harness);
  const { merchant, queue, children } = family;
  const add = (paxCount: number) => join(harness.deps, family, newUser(), { paxCount });
  await add(1);
  // The process that takes the later number of the same size has a clock that is behind.
  pass(-1_000);
  await add(1);
  pass(500);
  await add(3);
  const { nextTicket, nextTickets } = presentCounter(
    await queueView(harness.deps, { merchantId: merchant.id, queueId: queue.id }),
  );
  expect(nextTickets).toEqual(['B1', 'A1', 'A2']);
  expect(nextTicket).toBe('B1');
  const called: string[] = [];
  for (const _ of range(1, 3)) {
    pass(1_000);
    const command = { childQueueId: null, idempotencyKey: null, expectedCounter: null };
    const { tickets } = await callFamily(harness.deps, { ...idsOf(family), ...command, userId: 1 });
    const isOfA = tickets[0]?.queueId === children[0]?.queue.id;
    called.push(`${isOfA ? 'A' : 'B'}${tickets[0]?.number}`);
  }
  expect(called).toEqual(nextTickets);
});
