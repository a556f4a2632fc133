import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
const { callNextIn } = staffOf(() => harness);

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test('QUE-044 QUE-049 eight desks call next at once while fifty people join: no error, no double call, no gap', async () => {
  const testQueue = await harness.addQueue();
  const others = await harness.secondDeps();
  const staffs = range(1, 8);
  for (const _ of range(1, 40)) await join(harness.deps, testQueue, newUser());

  const joining = range(1, 50).map((person) =>
    join(person % 2 ? harness.deps : others, testQueue, newUser(), { key: `person-${person}` }),
  );
  const calling = staffs.map(async (staff) => {
    const deps = staff % 2 ? harness.deps : others;
    const called = [];
    for (const turn of range(1, 5)) {
      const idempotencyKey = `staff-${staff}-${turn}`;
      called.push(
        (await callNextIn(testQueue, { userId: staff, idempotencyKey }, deps)).tickets[0]?.number,
      );
    }
    return called;
  });
  const [joined, called] = await Promise.all([Promise.all(joining), Promise.all(calling)]);

  expect(joined.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(range(41, 90));
  expect(called.flat().toSorted((a = 0, b = 0) => a - b)).toEqual(range(1, 40));
  const tickets = await ticketsOf(harness.db, testQueue.counter.id);
  expect(tickets.map(({ number }) => number)).toEqual(range(1, 90));
  expect(tickets.filter(({ state }) => state === 'called').map(({ number }) => number)).toEqual(
    range(1, 40),
  );
  expect(await harness.store.steps.readCounter(testQueue.counter.id)).toMatchObject({
    lastNumber: 90,
    current: 40,
  });
});

test('people who join together are told how long each of them waits, behind those before', async () => {
  const testQueue = await harness.addQueue();
  const first = await join(harness.deps, testQueue, newUser());
  const together = range(1, 8).map(() => join(harness.deps, testQueue, newUser()));
  const waits = [first, ...(await Promise.all(together))].map(({ number, firstWaitSeconds }) => ({
    number,
    firstWaitSeconds,
  }));
  const { defaultWaitingTime } = testQueue.queue;
  expect(waits.toSorted((a, b) => a.number - b.number)).toEqual(
    range(1, 9).map((number) => ({
      number,
      firstWaitSeconds: (number - 1) * defaultWaitingTime,
    })),
  );
});
