import { newUser } from '../../../test/people.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';

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

test.each([0, 1, 2])(
  'QUE-002 the busiest merchant is the one with most tickets, not with numbers that have none: %d of them',
  async (count) => {
    const { testQueue } = await withAbandoned(count);
    expect(await popularityOf(testQueue)).toBe(WAITING);
  },
);

async function popularityOf({ merchant }: TestQueue): Promise<number | undefined> {
  await harness.store.popularity.recount([merchant.id]);
  const merchants = harness.db.collection<{ _id: number; tickets: number }>('merchants');
  return (await merchants.findOne({ _id: merchant.id }))?.tickets;
}
