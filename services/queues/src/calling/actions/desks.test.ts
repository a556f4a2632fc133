import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { deskKey } from '../../queue-days/index.ts';
import type { CallCommand } from '../store/call-rounds.ts';

jest.setTimeout(300_000);

const [DESKS, COMMANDS] = [8, 50];
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, calledOf, queueWith } = staffOf(() => harness);

async function desksOf({ merchant }: TestQueue, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (const each of range(1, count)) {
    const added = await harness.store.desks.add(merchant.id, `Counter ${each}`);
    if ('desk' in added) ids.push(added.desk.id);
  }
  return ids;
}

/** A queue in which so many people wait, who joined together. */
async function crowdedQueue(people: number): Promise<TestQueue> {
  const testQueue = await harness.addQueue();
  await Promise.all(range(1, people).map(() => join(harness.deps, testQueue, newUser())));
  return testQueue;
}

test.each([false, true])(
  'S-15 S-20 eight desks with fifty commands each call four hundred tickets, and each answer names its own (expectedCounter: %p)',
  async (isExpecting) => {
    const queueRef = await crowdedQueue(DESKS * COMMANDS);
    const second = await harness.secondDeps();
    const call = async (deskId: number, turn: number, expectedCounter: number | null) => {
      const command = {
        deskId,
        expectedCounter,
        idempotencyKey: `${isExpecting}-${deskId}-${turn}`,
      };
      const deps = deskId % 2 ? harness.deps : second;
      const { tickets } = await callNextIn(queueRef, command, deps);
      return { command, number: tickets[0]?.number ?? 0, count: tickets.length };
    };
    const desks = await desksOf(queueRef, DESKS);
    const answers = await Promise.all(
      desks.map(async (deskId) => {
        const own: Awaited<ReturnType<typeof call>>[] = [];
        for (const turn of range(1, COMMANDS)) {
          own.push(await call(deskId, turn, isExpecting ? (own.at(-1)?.number ?? 0) : null));
        }
        return own;
      }),
    );
    const all = answers.flat();
    expect(all.every(({ count }) => count === 1)).toBe(true);
    const numbers = all.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(range(1, DESKS * COMMANDS));
    expect(await calledOf(queueRef)).toEqual(range(1, DESKS * COMMANDS));
    // A retry says the same, although others have called since.
    const retries = await Promise.all(
      all.map(async ({ command }) => (await callNextIn(queueRef, command)).tickets),
    );
    expect(retries.map((tickets) => tickets.map(({ number }) => number))).toEqual(
      all.map(({ number }) => [number]),
    );
    const stored = await ticketsOf(harness.db, queueRef.counter.id);
    for (const [index, own] of answers.entries()) {
      for (const { number } of own) expect(stored[number - 1]?.desk?.id).toBe(desks[index]);
    }
  },
);

test('S-20 a double press of one desk calls once, also while other desks call', async () => {
  const queueRef = await queueWith(12);
  const [one = 0, other = 0] = await desksOf(queueRef, 2);
  await callNextIn(queueRef, { deskId: other });
  const twice = await Promise.all([
    callNextIn(queueRef, { deskId: one, expectedCounter: 1 }),
    callNextIn(queueRef, { deskId: one, expectedCounter: 1 }),
    callNextIn(queueRef, { deskId: other, expectedCounter: 1 }),
  ]);
  const counts = twice.map(({ tickets }) => tickets.length);
  expect(counts[2]).toBe(1);
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(1);
  expect(await calledOf(queueRef)).toEqual(range(1, 3));
  // The number of another desk is not news to this one.
  expect((await callNextIn(queueRef, { deskId: other, expectedCounter: 3 })).tickets).toHaveLength(
    1,
  );
});

test('S-20 the counter and the tickets name the desks, and each has its latest call', async () => {
  const queueRef = await queueWith(6);
  const [one = 0, other = 0] = await desksOf(queueRef, 2);
  for (const deskId of [one, other, one, null]) await callNextIn(queueRef, { deskId });
  const named = (id: number, index: number) => ({ id, name: `Counter ${index}` });
  const [first, second, third, fourth] = await ticketsOf(harness.db, queueRef.counter.id);
  expect([first, second, third].map((each) => each?.desk)).toEqual([
    named(one, 1),
    named(other, 2),
    named(one, 1),
  ]);
  expect(fourth).not.toHaveProperty('desk');
  const counter = await harness.store.steps.readCounter(queueRef.counter.id);
  expect(counter?.deskCalls).toMatchObject({
    [deskKey(one)]: { number: 3, first: 3 },
    [deskKey(other)]: { number: 2, first: 2 },
    [deskKey(null)]: { number: 4, first: 4, desk: null },
  });
  expect(counter?.current).toBe(4);
});

test('desk_not_found for a desk of another merchant; the same key from another desk is another request', async () => {
  const [queueRef, elsewhere] = [await queueWith(2), await queueWith(1)];
  const [, foreign = 0] = await desksOf(elsewhere, 2);
  const [one = 0] = await desksOf(queueRef, 1);
  expect(await codeOf(callNextIn(queueRef, { deskId: foreign }))).toBe('desk_not_found');
  await callNextIn(queueRef, { deskId: one, idempotencyKey: 'k' });
  expect(await codeOf(callNextIn(queueRef, { idempotencyKey: 'k' }))).toBe(
    'idempotency_key_reused',
  );
});

test('S-03 a group names all of its tickets, also in a retry after others have called', async () => {
  const queueRef = await queueWith(8);
  const [one = 0, other = 0] = await desksOf(queueRef, 2);
  const group = { deskId: one, paxCount: 4, idempotencyKey: 'group' };
  const numbersOf = async () =>
    (await callNextIn(queueRef, group)).tickets.map(({ number }) => number);
  expect(await numbersOf()).toEqual(range(1, 4));
  await callNextIn(queueRef, { deskId: other });
  expect(await numbersOf()).toEqual(range(1, 4));
  expect((await callNextIn(queueRef, { deskId: one, expectedCounter: 4 })).tickets).toHaveLength(1);
});

test('S-15 a call whose process died before the counter followed is answered with its own ticket', async () => {
  const queueRef = await queueWith(4);
  const [one = 0, other = 0] = await desksOf(queueRef, 2);
  const { calls } = harness.store;
  const dying = {
    ...harness.deps,
    store: {
      ...harness.store,
      calls: {
        ...calls,
        call: async (each: CallCommand) => {
          await calls.call({ ...each, withEffects: false });
          throw new Error('killed');
        },
      },
    },
  };
  const command = { deskId: one, expectedCounter: 0, idempotencyKey: 'dying' };
  await expect(callNextIn(queueRef, command, dying)).rejects.toThrow('killed');
  await callNextIn(queueRef, { deskId: other });
  const { tickets } = await callNextIn(queueRef, command);
  expect(tickets.map(({ number }) => number)).toEqual([1]);
  await sweep(harness.deps);
  const counter = await harness.store.steps.readCounter(queueRef.counter.id);
  expect(counter).toMatchObject({ current: 2, deskCalls: { [deskKey(one)]: { number: 1 } } });
});
