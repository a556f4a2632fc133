import { followDeletions } from '@turno/kit';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { crashesOf } from '../../../test/crashes/crashes.ts';
import { codeOf } from '../../../test/people.ts';
import { personalTracesIn } from '../../../test/personal-traces.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, range, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { erasePerson } from './personal-data.ts';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);
const { command } = calledTicketsOf(() => harness);
const { doomed } = crashesOf(() => harness);
const { joinNamed, tracesOf } = personalTracesIn(() => harness);

test('QUE-049 killed after the allocation: the number without a ticket goes too', async () => {
  const userId = 318_642_907_155_285;
  const testQueue = await harness.addQueue();
  await expect(joinNamed(testQueue, userId, await doomed('allocate'))).rejects.toThrow('killed');
  await erasePerson(harness.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  await sweep(harness.deps);
  expect(await tracesOf(userId)).toEqual([]);
});

test('of an erasure and a call of the same ticket at once one wins, and nothing stays either way', async () => {
  for (const turn of range(1, 8)) {
    const userId = 318_642_907_155_300 + turn;
    const testQueue = await harness.addQueue();
    await joinNamed(testQueue, userId);
    await Promise.all([erasePerson(harness.deps, userId), codeOf(callNextIn(testQueue))]);
    await erasePerson(harness.deps, userId);
    expect(await tracesOf(userId)).toEqual([]);
  }
});

test('a call that comes between the look and the removal wins, and nothing stays', async () => {
  const userId = 318_642_907_155_320;
  const testQueue = await harness.addQueue();
  await joinNamed(testQueue, userId);
  const { people } = harness.deps.store;
  const late: typeof people = {
    ...people,
    async waitingOf(id) {
      const waiting = await people.waitingOf(id);
      if (waiting.length > 0) await callNextIn(testQueue);
      return waiting;
    },
  };
  await erasePerson({ ...harness.deps, store: { ...harness.deps.store, people: late } }, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect((await ticketsOf(harness.db, testQueue.counter.id)).map(({ state }) => state)).toEqual([
    'called',
  ]);
});

test('a ticket that cannot be removed is not stripped: the erasure begins anew', async () => {
  const userId = 318_642_907_155_321;
  const testQueue = await harness.addQueue();
  await joinNamed(testQueue, userId);
  const { tickets } = harness.deps.store;
  const stuck = {
    ...tickets,
    cancel: () => Promise.resolve(null),
    findNumberNow: () => Promise.resolve(null),
  };
  const deps = { ...harness.deps, store: { ...harness.deps.store, tickets: stuck } };
  await expect(erasePerson(deps, userId)).rejects.toThrow('could not be removed');
  expect(await tracesOf(userId)).not.toEqual([]);
  await erasePerson(harness.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
});

/** A called ticket of a person, and the announcements of its queue from now on. */
async function calledTicket(userId: number) {
  const testQueue = await harness.addQueue();
  await joinNamed(testQueue, userId);
  await callNextIn(testQueue);
  const { length } = harness.events;
  const moves = () =>
    harness.events
      .slice(length)
      .filter((event) => event.type === 'queue-changed')
      .map((event) => event.queueDailyCounterId);
  return { testQueue, moves };
}

test('S-14 G-60 killed before the queue was announced: the repeated erasure announces it', async () => {
  const userId = 318_642_907_155_322;
  const { testQueue, moves } = await calledTicket(userId);
  const killed = { ...harness.deps, publish: () => Promise.reject(new Error('killed')) };
  await expect(erasePerson(killed, userId)).rejects.toThrow('killed');
  expect((await ticketsOf(harness.db, testQueue.counter.id))[0]).toMatchObject({ userId: 0 });
  expect(moves()).toEqual([]);
  await erasePerson(harness.deps, userId);
  expect(moves()).toEqual([testQueue.counter.id]);
  await erasePerson(harness.deps, userId);
  expect(moves()).toHaveLength(1);
  expect(await tracesOf(userId)).toEqual([]);
});

test('S-14 G-60 a ticket that is kept aside right before it is stripped is announced after it', async () => {
  const userId = 318_642_907_155_323;
  const { testQueue, moves } = await calledTicket(userId);
  const { people } = harness.deps.store;
  let before = 0;
  const late: typeof people = {
    ...people,
    async stripTickets(id) {
      await command(testQueue, 1, 'not-come');
      before = moves().length;
      await people.stripTickets(id);
    },
  };
  await erasePerson({ ...harness.deps, store: { ...harness.deps.store, people: late } }, userId);
  expect(moves().slice(before)).toEqual([testQueue.counter.id]);
  expect(await tracesOf(userId)).toEqual([]);
});

test('S-14 G-60 the days that are not shown any more are stripped without an announcement', async () => {
  const userId = 318_642_907_155_324;
  const before = harness.clock.now;
  const { moves } = await calledTicket(userId);
  await calledTicket(userId);
  harness.clock.now = new Date(before.getTime() + 90 * DAY_MS);
  const { testQueue } = await calledTicket(userId);
  const { length } = harness.events;
  const announced = moves().length;
  await erasePerson(harness.deps, userId);
  harness.clock.now = before;
  expect(moves().slice(announced)).toEqual([testQueue.counter.id]);
  expect(harness.events.slice(length).filter(({ type }) => type === 'ticket-changed')).toHaveLength(
    1,
  );
  expect(await tracesOf(userId)).toEqual([]);
});

test('a published deletion is confirmed, unless it failed', async () => {
  const errors: unknown[] = [];
  const publishedBefore = harness.events.length;
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const { subscribe } = harness;
  const broken = {
    ...harness.deps.store.people,
    stripTickets: () => Promise.reject(new Error('x')),
  };
  const brokenDeps = { ...harness.deps, store: { ...harness.deps.store, people: broken } };
  const follow = (deps: Deps) =>
    followDeletions({
      bus: { publish: deps.publish, subscribe },
      service: 'queues',
      erase: (userId) => erasePerson(deps, userId),
      onError: (error) => errors.push(error),
    });
  const stopBroken = follow(brokenDeps);
  await harness.deps.publish({ type: 'user-deleted', userId: 5 });
  await until(() => errors.length === 1);
  stopBroken();
  expect(harness.events.slice(publishedBefore)).toEqual([{ type: 'user-deleted', userId: 5 }]);
  const stop = follow(harness.deps);
  await harness.deps.publish({ type: 'user-deleted', userId: 5 });
  await until(() => harness.events.some(({ type }) => type === 'user-erased'));
  stop();
  expect(harness.events).toContainEqual({ type: 'user-erased', userId: 5, service: 'queues' });
});
