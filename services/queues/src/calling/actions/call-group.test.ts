import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { showsOf } from '../../../test/shows.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { finishGroup } from './call-group.ts';
import { callNext } from './call-next.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { newEvent, book, showOf } = showsOf(() => harness);
const { calledOf } = staffOf(() => harness);

/** A show with parties of these sizes. */
async function showWith(sizes: readonly number[]): Promise<TestQueue> {
  const queueRef = await newEvent({ eventPaxCapacity: 100 });
  for (const size of sizes) await book(queueRef, newUser(), size);
  return { ...queueRef, counter: await showOf(queueRef) };
}

const callNextIn = (queueRef: TestQueue, paxCount: number, idempotencyKey: string | null = null) =>
  callNext(harness.deps, {
    ...idsOf(queueRef),
    userId: 1,
    expectedCounter: null,
    paxCount,
    idempotencyKey,
  });

test('QUE-044 a group is called until so many people are reached, and the last of it is served', async () => {
  const queueRef = await showWith([4, 4, 4, 4]);
  await callNextIn(queueRef, 10);
  expect(await calledOf(queueRef)).toEqual([1, 2, 3]);
  const after = await showOf(queueRef);
  expect(after).toMatchObject({ current: 3 });
  expect(after.groupCall).toBeUndefined();
  await callNextIn(queueRef, 1);
  expect(await calledOf(queueRef)).toEqual([1, 2, 3, 4]);
  expect(await codeOf(callNextIn(queueRef, 1))).toBe('no_tickets_in_queues');
});

test('QUE-049 the same command sent ten times calls one group; the key with another size is refused', async () => {
  const queueRef = await showWith([2, 2, 2, 2, 2, 2]);
  await Promise.all(range(1, 10).map(() => callNextIn(queueRef, 4, 'k')));
  expect(await calledOf(queueRef)).toEqual([1, 2]);
  expect(await codeOf(callNextIn(queueRef, 6, 'k'))).toBe('idempotency_key_reused');
});

test('QUE-049 a late command with a group of its own calls none of its tickets', async () => {
  const queueRef = await showWith([1, 1, 1, 1]);
  await callNextIn(queueRef, 2, 'late');
  const counter = await showOf(queueRef);
  const [first, , ...rest] = await ticketsOf(harness.db, counter.id);
  const late = {
    callId: String(first?.callId),
    callAfter: counter.current,
    callExpected: null,
    callPax: 2,
    at: harness.clock.now,
    tickets: rest.map(({ _id, number }) => ({ id: String(_id), number })),
  };
  expect(await harness.store.groupCalls.begin(counter, late)).toBe(true);
  expect(await finishGroup(harness.deps, counter.id, late)).toBeNull();
  expect(await calledOf(queueRef)).toEqual([1, 2]);
  expect((await showOf(queueRef)).groupCall).toBeUndefined();
});

test('QUE-049 concurrent groups and single calls call every ticket once and skip none', async () => {
  const queueRef = await showWith(range(1, 24).map(() => 1));
  const second = await harness.secondDeps();
  const commands = range(1, 12).map((each) =>
    callNext(each % 2 ? harness.deps : second, {
      ...idsOf(queueRef),
      userId: each,
      expectedCounter: null,
      paxCount: each % 3 === 0 ? null : 2,
      idempotencyKey: `k${each}`,
    }),
  );
  await Promise.all(commands);
  const tickets = await ticketsOf(harness.db, queueRef.counter.id);
  const called = tickets.filter(({ state }) => state === 'called').map(({ number }) => number);
  // Four single calls and eight groups of two.
  expect(called).toEqual(range(1, 20));
  expect(await showOf(queueRef)).toMatchObject({ current: 20 });
});

test('QUE-044 killed after the group was stored, or half way: the next command finishes it first', async () => {
  for (const done of [0, 1, 2]) {
    const queueRef = await showWith([1, 1, 1, 1]);
    const counter = await showOf(queueRef);
    const tickets = await ticketsOf(harness.db, counter.id);
    const group = {
      callId: `dead-${done}`,
      callAfter: 0,
      callExpected: null,
      callPax: 3,
      at: harness.clock.now,
      tickets: tickets.slice(0, 3).map(({ _id, number }) => ({ id: String(_id), number })),
    };
    expect(await harness.store.groupCalls.begin(counter, group)).toBe(true);
    for (const at of range(0, done - 1)) await harness.store.groupCalls.call(group, at);
    if (done === 1) await sweep(harness.deps);
    else await callNextIn(queueRef, 1);
    expect(await calledOf(queueRef)).toEqual(done === 1 ? [1, 2, 3] : [1, 2, 3, 4]);
    expect((await showOf(queueRef)).groupCall).toBeUndefined();
  }
});

test('QUE-044 QUE-058 the effects of a group follow with it, however many single calls of its counter are due', async () => {
  const queueRef = await showWith([1, 1, 1, 1, 1]);
  for (const _ of range(1, 3)) await callNextIn(queueRef, 1);
  const counter = await showOf(queueRef);
  const [first, second, third, ...rest] = await ticketsOf(harness.db, counter.id);
  const group = {
    callId: 'dead',
    callAfter: counter.current,
    callExpected: null,
    callPax: 2,
    at: harness.clock.now,
    tickets: rest.map(({ _id, number }) => ({ id: String(_id), number })),
  };
  expect(await harness.store.groupCalls.begin(counter, group)).toBe(true);
  // Its process called both and died.
  for (const at of [0, 1]) await harness.store.groupCalls.call(group, at);
  const tickets = harness.db.collection<{ _id: string; number: number }>('tickets');
  // For a moment after a call its ticket is flagged (385); here it is until the assertion.
  const singles = [first, second, third].map((ticket) => String(ticket?._id));
  const due = () => tickets.find({ counterId: counter.id, sideEffectsDue: true }).toArray();
  while ((await due()).some(({ _id }) => singles.includes(_id))) await wait(10);
  await tickets.updateMany({ _id: { $in: singles } }, { $set: { sideEffectsDue: true } });
  await finishGroup(harness.deps, counter.id, group);
  expect((await due()).map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('QUE-044 MER-022 S-04 no ticket is called before the entrance opens; a closed show is finished', async () => {
  const queueRef = await showWith([1]);
  const morning = harness.clock.now;
  harness.clock.now = new Date('2026-11-21T09:54:59Z');
  expect(await codeOf(callNextIn(queueRef, 1))).toBe('too_early');
  harness.clock.now = new Date('2026-11-21T09:55:00Z');
  const close = { act: 'close', date: '2026-11-21', commandId: null } as const;
  await harness.store.counterStates.change(queueRef.counter.id, close);
  expect(await codeOf(callNextIn(queueRef, 1))).toBeNull();
  expect(await codeOf(callNextIn(queueRef, 1))).toBe('queue_closed');
  harness.clock.now = morning;
});

test('S-08 a group has its lines wherever the process dies that calls it, each one once', async () => {
  for (const diesAfter of range(0, 3)) {
    const queueRef = await showWith([1, 1, 1]);
    const deps = await harness.secondDeps();
    let calls = 0;
    const { groupCalls } = deps.store;
    const call: typeof groupCalls.call = async (...args) => {
      if (calls === diesAfter) throw new Error('killed');
      calls += 1;
      return groupCalls.call(...args);
    };
    const addAll = () => Promise.reject(new Error('killed'));
    const activities = { ...deps.store.activities, addAll };
    const dying = {
      ...deps,
      store: { ...deps.store, activities, groupCalls: { ...groupCalls, call } },
    };
    const command = {
      ...idsOf(queueRef),
      userId: 1,
      expectedCounter: null,
      paxCount: 3,
      by: { userId: 7, role: 'desk' as const },
      idempotencyKey: `dies after ${diesAfter}`,
    };
    const called = callNext(dying, command);
    await expect(called).rejects.toThrow('killed');
    await sweep(harness.deps);
    await callNext(harness.deps, command);
    const lines = harness.db.collection('activities').find({ counterId: queueRef.counter.id });
    const numbers = (await lines.toArray()).map(({ number, userId }) => [userId, number]);
    expect(numbers.toSorted()).toEqual([
      [7, 1],
      [7, 2],
      [7, 3],
    ]);
  }
});
