import { crashesOf } from '../../../test/crashes/crashes.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { deskOf } from '../../../test/staff.ts';
import { join, openWorld, range, ticketsOf, type World } from '../../../test/test-service.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { lineUp } from '../../line-up/actions/line-up.ts';
import { erasePerson } from './erase-person.ts';
import { followDeletions } from './follow-deletions.ts';

jest.setTimeout(60_000);

const CANARY = 'Zwölfkanarienvögel';
const PHONE = '+390654321777';
let world: World;

beforeAll(async () => {
  world = await openWorld('erase_person');
});
afterAll(() => world.close());
const { press } = deskOf(() => world);
const { doomed } = crashesOf(() => world);

type Place = Awaited<ReturnType<World['addPlace']>>;
const joinNamed = (place: Place, userId: number, deps = world.deps) =>
  lineUp(deps, {
    merchantId: place.merchant.id,
    queueId: place.queue.id,
    caller: { userId, role: 'ROLE_USER' },
    isStaff: false,
    body: { displayName: CANARY, phone: PHONE },
    time: null,
    idempotencyKey: null,
  });

/** Every document of the database that holds a text or this user's number anywhere. */
async function tracesOf(userId: number): Promise<string[]> {
  const traces: string[] = [];
  for (const { name } of await world.db.listCollections().toArray()) {
    for (const document of await world.db.collection(name).find().toArray()) {
      const text = JSON.stringify(document);
      const isTrace = [CANARY, PHONE, String(userId)].some((each) => text.includes(each));
      if (isTrace) traces.push(`${name}: ${text}`);
    }
  }
  return traces;
}

test('G-60 a deleted person leaves every queue and nothing of them stays', async () => {
  const userId = 318_642_907_155_283;
  const [waiting, called] = [await world.addPlace(), await world.addPlace()];
  await join(world.deps, waiting, newUser());
  await joinNamed(waiting, userId);
  await join(world.deps, waiting, newUser());
  await joinNamed(called, userId);
  await press(called);
  expect(await tracesOf(userId)).not.toEqual([]);
  await erasePerson(world.deps, userId);
  await erasePerson(world.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect((await ticketsOf(world.db, waiting.counter.id)).map(({ state }) => state)).toEqual([
    'waiting',
    'cancelled',
    'waiting',
  ]);
  expect(await world.store.steps.readCounter(called.counter.id)).toMatchObject({ current: 1 });
  await press(waiting);
  await press(waiting);
  expect(await codeOf(press(waiting))).toBe('no_tickets_in_queues');
  expect(await world.store.steps.readCounter(waiting.counter.id)).toMatchObject({ current: 3 });
});

test('QUE-068 whoever looks at the queue is told that the ticket left', async () => {
  const place = await world.addPlace();
  const { number } = await joinNamed(place, 318_642_907_155_284);
  await erasePerson(world.deps, 318_642_907_155_284);
  expect(world.events).toContainEqual(
    expect.objectContaining({ type: 'ticket-changed', counter: number, queueId: place.queue.id }),
  );
});

test('QUE-049 killed after the allocation: the number without a ticket goes too', async () => {
  const userId = 318_642_907_155_285;
  const place = await world.addPlace();
  await expect(joinNamed(place, userId, await doomed('allocate'))).rejects.toThrow('killed');
  await erasePerson(world.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  await sweep(world.deps);
  expect(await tracesOf(userId)).toEqual([]);
});

test('of an erasure and a call of the same ticket at once one wins, and nothing stays either way', async () => {
  for (const turn of range(1, 8)) {
    const userId = 318_642_907_155_300 + turn;
    const place = await world.addPlace();
    await joinNamed(place, userId);
    await Promise.all([erasePerson(world.deps, userId), codeOf(press(place))]);
    await erasePerson(world.deps, userId);
    expect(await tracesOf(userId)).toEqual([]);
  }
});

test('a call that comes between the look and the removal wins, and nothing stays', async () => {
  const userId = 318_642_907_155_320;
  const place = await world.addPlace();
  await joinNamed(place, userId);
  const { people } = world.deps.store;
  const late: typeof people = {
    ...people,
    async waitingOf(id) {
      const waiting = await people.waitingOf(id);
      if (waiting.length > 0) await press(place);
      return waiting;
    },
  };
  await erasePerson({ ...world.deps, store: { ...world.deps.store, people: late } }, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect((await ticketsOf(world.db, place.counter.id)).map(({ state }) => state)).toEqual([
    'called',
  ]);
});

test('a ticket that cannot be removed is not stripped: the erasure begins anew', async () => {
  const userId = 318_642_907_155_321;
  const place = await world.addPlace();
  await joinNamed(place, userId);
  const { tickets } = world.deps.store;
  const stuck = {
    ...tickets,
    cancel: () => Promise.resolve(null),
    findNumberNow: () => Promise.resolve(null),
  };
  const deps = { ...world.deps, store: { ...world.deps.store, tickets: stuck } };
  await expect(erasePerson(deps, userId)).rejects.toThrow('could not be removed');
  expect(await tracesOf(userId)).not.toEqual([]);
  await erasePerson(world.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
});

test('MER-001 a place keeps its only manager, and loses one of two', async () => {
  const userId = 318_642_907_155_286;
  const alone = await world.addPlace({ merchant: { managerIds: [userId] } });
  const shared = await world.addPlace({ merchant: { managerIds: [userId, 77] } });
  await erasePerson(world.deps, userId);
  expect(await world.store.merchants.isManagedBy(alone.merchant.id, userId)).toBe(true);
  expect(await world.store.merchants.find(shared.merchant.id)).toMatchObject({ managerIds: [77] });
});

test('a deletion that is told is confirmed, and not when it failed', async () => {
  const errors: unknown[] = [];
  const heard = world.events.length;
  const until = async (isTrue: () => boolean) => {
    for (let step = 0; step < 400 && !isTrue(); step += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(isTrue()).toBe(true);
  };
  const { subscribe } = world;
  const broken = { ...world.deps.store.people, stripTickets: () => Promise.reject(new Error('x')) };
  const brokenDeps = { ...world.deps, store: { ...world.deps.store, people: broken } };
  const onError = (error: unknown) => errors.push(error);
  const stopBroken = followDeletions({ deps: brokenDeps, subscribe, onError });
  await world.deps.publish({ type: 'user-deleted', userId: 5 });
  await until(() => errors.length === 1);
  stopBroken();
  expect(world.events.slice(heard)).toEqual([{ type: 'user-deleted', userId: 5 }]);
  const stop = followDeletions({ deps: world.deps, subscribe, onError });
  await world.deps.publish({ type: 'user-deleted', userId: 5 });
  await until(() => world.events.some(({ type }) => type === 'user-erased'));
  stop();
  expect(world.events).toContainEqual({ type: 'user-erased', userId: 5, service: 'queues' });
});
