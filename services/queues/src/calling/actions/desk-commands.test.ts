import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { deskKey } from '../../queue-days/index.ts';

jest.setTimeout(300_000);

const [CALLERS, COMMANDS] = [8, 25];
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, calledOf } = staffOf(() => harness);

/** A queue in which so many people wait, who joined together. */
async function crowdedQueue(people: number): Promise<TestQueue> {
  const testQueue = await harness.addQueue();
  await Promise.all(range(1, people).map(() => join(harness.deps, testQueue, newUser())));
  return testQueue;
}

/** What callers of one desk are told, who send the next command as soon as they have their answer. */
async function calledBy(queueRef: TestQueue, processes: readonly Deps[], isKeyed: boolean) {
  const answers = await Promise.all(
    range(1, CALLERS).map(async (caller) => {
      const told: number[] = [];
      for (const turn of range(1, COMMANDS)) {
        const idempotencyKey = isKeyed ? `${queueRef.queue.id}-${caller}-${turn}` : null;
        const deps = processes[caller % processes.length];
        const { tickets } = await callNextIn(queueRef, { idempotencyKey }, deps);
        told.push(...tickets.map(({ number }) => number));
      }
      return told;
    }),
  );
  return answers.flat().toSorted((a, b) => a - b);
}

test.each([
  [1, false],
  [1, true],
  [2, false],
  [2, true],
])(
  'S-15 S-20 eight callers of the desk without a name call one ticket with each command (processes: %d, keys: %p)',
  async (processes, isKeyed) => {
    const all = range(1, CALLERS * COMMANDS);
    const queueRef = await crowdedQueue(all.length);
    const deps = [harness.deps, await harness.secondDeps()].slice(0, processes);
    expect(await calledBy(queueRef, deps, isKeyed)).toEqual(all);
    expect(await calledOf(queueRef)).toEqual(all);
    const positions = (await ticketsOf(harness.db, queueRef.counter.id)).map(
      ({ callAfter }) => callAfter,
    );
    expect(positions).toEqual(all.map((number) => number - 1));
    const counter = await harness.store.steps.readCounter(queueRef.counter.id);
    expect(counter).toMatchObject({
      current: all.length,
      deskCalls: { [deskKey(null)]: { number: all.length, desk: null } },
    });
  },
);

test('S-20 among commands that expect no number, one that saw an old number calls nobody', async () => {
  const queueRef = await crowdedQueue(20);
  for (const _ of range(1, 2)) await callNextIn(queueRef);
  const call = async (expectedCounter: number | null) =>
    (await callNextIn(queueRef, { expectedCounter })).tickets.length;
  const [late, present, others] = await Promise.all([
    Promise.all(range(1, 3).map(() => call(1))),
    Promise.all(range(1, 3).map(() => call(2))),
    Promise.all(range(1, 6).map(() => call(null))),
  ]);
  expect(late).toEqual([0, 0, 0]);
  expect(others).toEqual(others.map(() => 1));
  const ofPresent = present.filter((count) => count === 1).length;
  expect(ofPresent).toBeLessThanOrEqual(1);
  expect(await calledOf(queueRef)).toEqual(range(1, 2 + others.length + ofPresent));
});
