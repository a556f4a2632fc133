import { followDeletions } from '@turno/kit';
import { crashesOf } from '../../../test/crashes/crashes.ts';
import { NOW } from '../../../test/factories.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { lineUp } from '../../line-up/actions/line-up.ts';
import { erasePerson, readPerson } from './personal-data.ts';

jest.setTimeout(60_000);

const CANARY = 'Zwölfkanarienvögel';
const PHONE = '+390654321777';
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness('erase_person');
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);
const { doomed } = crashesOf(() => harness);

type TestQueue = Awaited<ReturnType<TestHarness['addQueue']>>;
const joinNamed = (testQueue: TestQueue, userId: number, deps = harness.deps) =>
  lineUp(deps, {
    merchantId: testQueue.merchant.id,
    queueId: testQueue.queue.id,
    caller: { userId, role: 'ROLE_USER' },
    isStaff: false,
    body: { displayName: CANARY, phone: PHONE },
    time: null,
    idempotencyKey: null,
  });

/** Every document of the database that holds a text or this user's number anywhere. */
async function tracesOf(userId: number): Promise<string[]> {
  const traces: string[] = [];
  for (const { name } of await harness.db.listCollections().toArray()) {
    for (const document of await harness.db.collection(name).find().toArray()) {
      const text = JSON.stringify(document);
      const isTrace = [CANARY, PHONE, String(userId)].some((each) => text.includes(each));
      if (isTrace) traces.push(`${name}: ${text}`);
    }
  }
  return traces;
}

test('G-60 a deleted person leaves every queue and nothing of them stays', async () => {
  const userId = 318_642_907_155_283;
  const [waiting, called] = [await harness.addQueue(), await harness.addQueue()];
  await join(harness.deps, waiting, newUser());
  await joinNamed(waiting, userId);
  await join(harness.deps, waiting, newUser());
  await joinNamed(called, userId);
  await callNextIn(called);
  expect(await tracesOf(userId)).not.toEqual([]);
  await erasePerson(harness.deps, userId);
  await erasePerson(harness.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect((await ticketsOf(harness.db, waiting.counter.id)).map(({ state }) => state)).toEqual([
    'waiting',
    'cancelled',
    'waiting',
  ]);
  expect(await harness.store.steps.readCounter(called.counter.id)).toMatchObject({ current: 1 });
  await callNextIn(waiting);
  await callNextIn(waiting);
  expect(await codeOf(callNextIn(waiting))).toBe('no_tickets_in_queues');
  expect(await harness.store.steps.readCounter(waiting.counter.id)).toMatchObject({ current: 3 });
});

test('QUE-068 watchers of the queue are notified that the ticket was removed', async () => {
  const testQueue = await harness.addQueue();
  const { ticket } = await joinNamed(testQueue, 318_642_907_155_284);
  await erasePerson(harness.deps, 318_642_907_155_284);
  expect(harness.events).toContainEqual(
    expect.objectContaining({
      type: 'ticket-changed',
      counter: ticket.number,
      queueId: testQueue.queue.id,
    }),
  );
});

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

test('G-60 the export has everything that the erasure erases, and the erasure everything that the export has', async () => {
  const userId = 318_642_907_155_330;
  const testQueue = await harness.addQueue({ merchant: { managerIds: [userId, 77] } });
  const { ticket } = await joinNamed(testQueue, userId);
  await harness.store.lastMerchants.put(userId, testQueue.merchant.id);
  const made = { hash: 'h', prefix: 'p', createdAt: NOW, createdBy: userId, lastUsedAt: null };
  await harness.store.apiKeys.add(
    testQueue.merchant.id,
    { name: 'Till', scopes: ['read'] },
    () => made,
  );
  const owner = `${CANARY} junior`;
  const passes = [{ passId: 1, passOwnerId: 2, ownerName: owner, passTypeName: 'Fast Track' }];
  await harness.db.collection('tickets').updateOne({ userId }, { $set: { passes } });
  expect(await readPerson(harness.deps, userId)).toMatchObject({
    tickets: [{ number: ticket.number, displayName: CANARY, phone: PHONE, passOwners: [owner] }],
    merchants: [{ id: testQueue.merchant.id, isOnlyManager: false }],
    managerInvitations: [],
    lastMerchantId: testQueue.merchant.id,
    apiKeys: [{ merchantId: testQueue.merchant.id, name: 'Till', createdAt: NOW.toISOString() }],
  });
  await erasePerson(harness.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect(await readPerson(harness.deps, userId)).toEqual({
    tickets: [],
    merchants: [],
    managerInvitations: [],
    lastMerchantId: null,
    apiKeys: [],
  });
  expect(await harness.store.apiKeys.findOf(testQueue.merchant.id)).toHaveLength(1);
});

test('MER-001 S-08 a merchant loses one of two managers, and closes with its only one', async () => {
  const userId = 318_642_907_155_286;
  const alone = await harness.addQueue({ merchant: { managerIds: [userId] } });
  const shared = await harness.addQueue({ merchant: { managerIds: [userId, 77] } });
  await erasePerson(harness.deps, userId);
  expect(await harness.store.merchants.find(alone.merchant.id)).toMatchObject({
    managerIds: [],
    closedAt: harness.clock.now,
  });
  expect(await harness.store.merchants.find(shared.merchant.id)).toMatchObject({
    managerIds: [77],
  });
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
