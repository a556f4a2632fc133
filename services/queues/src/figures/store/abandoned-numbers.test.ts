import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const WAITING = 3;

/** A queue, and a process that has abandoned the numbers of people who wait there already. */
async function withAbandoned(count: number) {
  const testQueue = await harness.addQueue();
  const people = range(1, WAITING).map(newUser);
  for (const userId of people) await join(harness.deps, testQueue, userId);
  const deps = await harness.secondDeps();
  for (const userId of people.slice(0, count)) {
    await expect(join(deps, testQueue, userId)).rejects.toThrow();
  }
  const counter = await harness.store.steps.readCounter(testQueue.counter.id);
  expect(counter?.voided).toHaveLength(count);
  return { testQueue, deps };
}

test.each([0, 1, 2])(
  'S-02 nobody waits behind numbers without a ticket: %d of them',
  async (count) => {
    const { testQueue, deps } = await withAbandoned(count);
    const { firstWaitSeconds, number } = await join(deps, testQueue, newUser());
    expect(number).toBe(WAITING + count + 1);
    expect(firstWaitSeconds).toBe(WAITING * testQueue.queue.defaultWaitingTime);
  },
);
