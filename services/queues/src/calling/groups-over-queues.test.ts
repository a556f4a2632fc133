import { automaticCallsOf } from '../../test/automatic-queues.ts';
import { calledTicketsOf } from '../../test/called-tickets.ts';
import { familyCallsOf } from '../../test/multi-queues.ts';
import { codeOf } from '../../test/people.ts';
import { staffOf } from '../../test/staff.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../test/test-harness.ts';
import type { Deps } from '../deps.ts';

jest.setTimeout(120_000);

const SECOND_MS = 1_000;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { familyWith, next } = familyCallsOf(() => harness);
const { newPark, callNextIn: autoCallNextIn } = automaticCallsOf(() => harness);
const { callNextIn } = staffOf(() => harness);
const { command, dayOf, newDesk, pass, statusesOf } = calledTicketsOf(() => harness);

const PEOPLE = [1, 1, 1, 1, 1, 1, 1];
type Change = { paxCount?: number; deskId?: number | null; key?: string };
type Numbers = (change?: Change, deps?: Deps) => Promise<number[]>;
type CalledFrom = { testQueue: TestQueue; call: Numbers };

/** People wait in one of the queues that a command calls from ticket by ticket; who sends it reads these numbers. */
const PLACES = {
  async 'a multi-queue'(): Promise<CalledFrom> {
    const family = await familyWith(PEOPLE);
    return {
      testQueue: family.children[0]!,
      async call({ key = null, ...change } = {}, deps) {
        const called = await next(family, { ...change, idempotencyKey: key }, deps);
        return called.map((name) => Number(name.slice(1)));
      },
    };
  },
  async 'automatic queues'(): Promise<CalledFrom> {
    const { merchantId, testQueues } = await newPark([{ ratio: 1, people: PEOPLE.length }]);
    return {
      testQueue: testQueues[0]!,
      async call({ key = null, ...change } = {}, deps) {
        const called = await autoCallNextIn(merchantId, { ...change, commandId: key }, deps);
        pass(SECOND_MS);
        return called.map(({ number }) => number);
      },
    };
  },
};
const KINDS = ['a multi-queue', 'automatic queues'] as const;

/** Something happens after each call of a process. */
function afterEachCall(
  happen: (count: number) => Promise<unknown>,
  deps: Deps = harness.deps,
): Deps {
  const { store } = deps;
  let count = 0;
  const call: typeof store.calls.call = async (each) => {
    const called = await store.calls.call(each);
    count += 1;
    await happen(count);
    return called;
  };
  return { ...deps, store: { ...store, calls: { ...store.calls, call } } };
}
const dying = () => afterEachCall(() => Promise.reject(new Error('killed')));

describe.each(KINDS)('%s', (kind) => {
  test.each([
    { name: 'in the middle', singles: [], groups: [[4], [2], [5, 6, 7]] },
    { name: 'at the front', singles: [4], groups: [[2], [5, 6, 7]] },
  ])(
    'S-03 S-21 a ticket that was put back is called by itself, and whom a command calls is served: $name',
    async ({ singles, groups }) => {
      const { testQueue, call } = await PLACES[kind]();
      expect(await call({ paxCount: 3 })).toEqual([1, 2, 3]);
      await command(testQueue, 2, 'put-back', { behind: 1 });
      for (const number of singles) expect(await call()).toEqual([number]);
      const called: number[][] = [];
      for (const _group of groups) {
        const numbers = await call({ paxCount: 3 });
        called.push(numbers);
        expect(await statusesOf(testQueue, numbers)).toEqual(numbers.map(() => 'now'));
      }
      expect(called).toEqual(groups);
    },
  );

  test('S-03 S-21 a group ends where a smaller number came back while it was called', async () => {
    const { testQueue, call } = await PLACES[kind]();
    const deskId = await newDesk(testQueue, 'A');
    expect(await call()).toEqual([1]);
    const takingBack = afterEachCall(async (count) => {
      if (count === 1) await command(testQueue, 1, 'take-back');
    });
    expect(await call({ paxCount: 3, deskId }, takingBack)).toEqual([2]);
    expect(await statusesOf(testQueue, [1, 2])).toEqual(['waiting', 'now']);
  });

  test('S-20 S-21 a group goes on where another desk has called who was put back, in another process', async () => {
    const { testQueue, call } = await PLACES[kind]();
    const deskId = await newDesk(testQueue, 'A');
    expect(await call()).toEqual([1]);
    await command(testQueue, 1, 'put-back', { behind: 1 });
    const away = await harness.secondDeps();
    // Events do not reach the other process in time.
    away.store.onEvent = () => undefined;
    const another = async (count: number) => {
      if (count === 1) expect((await callNextIn(testQueue)).tickets).toMatchObject([{ number: 1 }]);
    };
    expect(await call({ paxCount: 3, deskId }, afterEachCall(another, away))).toEqual([2, 3, 4]);
    expect(await statusesOf(testQueue, [1, 2, 3, 4])).toEqual(['now', 'now', 'now', 'now']);
  });

  test('S-03 S-20 a retried group serves nobody again from whom its desk has called on', async () => {
    const { testQueue, call } = await PLACES[kind]();
    const group = { paxCount: 3, key: `cut off in ${kind}` };
    await expect(call(group, dying())).rejects.toThrow('killed');
    expect(await call()).toEqual([2]);
    expect(await call()).toEqual([3]);
    for (const _retry of [1, 2]) {
      expect(await call(group)).toEqual([1, 4, 5]);
      const statuses = ['expired', 'expired', 'expired', 'now', 'now'];
      expect(await statusesOf(testQueue, [1, 2, 3, 4, 5])).toEqual(statuses);
    }
    expect((await dayOf(testQueue)).latestCalls).toMatchObject([{ first: 4, counter: 5 }]);
  });

  test('S-03 S-20 another call of the desk between two of a group ends those before it', async () => {
    const { testQueue, call } = await PLACES[kind]();
    const pressed = afterEachCall(async (count) => {
      if (count === 1) await callNextIn(testQueue);
    });
    expect(await call({ paxCount: 3 }, pressed)).toEqual([1, 3, 4]);
    const statuses = ['expired', 'expired', 'now', 'now'];
    expect(await statusesOf(testQueue, [1, 2, 3, 4])).toEqual(statuses);
  });

  test.each([1, 2])(
    'S-15 S-21 the retry of a call that was taken back calls no other (people: %d)',
    async (paxCount) => {
      const { testQueue, call } = await PLACES[kind]();
      const group = { paxCount, key: `taken back in ${kind} of ${paxCount}` };
      await expect(call(group, dying())).rejects.toThrow('killed');
      await command(testQueue, 1, 'take-back');
      expect(await call(group)).toEqual([1]);
      expect(await statusesOf(testQueue, [1, 2])).toEqual(['waiting', 'waiting']);
    },
  );

  test('S-21 no ticket of a group is taken back, not the first one either', async () => {
    const { testQueue, call } = await PLACES[kind]();
    expect(await call()).toEqual([1]);
    expect(await call({ paxCount: 2 })).toEqual([2, 3]);
    for (const number of [2, 3]) {
      const takeBack = command(testQueue, number, 'take-back');
      expect(await codeOf(takeBack)).toBe('ticket_not_processable');
    }
    expect(await statusesOf(testQueue, [1, 2, 3])).toEqual(['expired', 'now', 'now']);
    expect((await dayOf(testQueue)).latestCalls).toMatchObject([{ first: 2, counter: 3 }]);
  });
});

test('G-43 QUE-045 S-21 a queue whose ticket is called by itself keeps its turn', async () => {
  const { merchantId, testQueues } = await newPark([
    { ratio: 2, people: 4 },
    { ratio: 1, people: 4 },
  ]);
  const [first, second] = testQueues.map(({ queue }) => queue.id);
  const call = async (paxCount: number) => {
    const called = await autoCallNextIn(merchantId, { paxCount });
    pass(SECOND_MS);
    return called.map(({ queueId, number }) => [queueId, number]);
  };
  expect(await call(1)).toEqual([[first, 1]]);
  await command(testQueues[0]!, 1, 'put-back', { behind: 1 });
  expect(await call(1)).toEqual([[first, 2]]);
  expect(await call(4)).toEqual([
    [second, 1],
    [first, 1],
  ]);
  expect(await call(1)).toEqual([[first, 3]]);
});
