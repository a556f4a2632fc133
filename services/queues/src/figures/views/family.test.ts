import { addFamily } from '../../../test/multi-queues.ts';
import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
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
