import { join, openWorld, type Place, range, ticketsOf, type World } from '../../test/world.ts';
import type { LineUpSteps } from '../store/line-up-steps.ts';
import { callNext } from './call-next.ts';
import { sweep } from './sweep.ts';

jest.setTimeout(60_000);

let world: World;
let lastUser = 1_000;
const newUser = () => {
  lastUser += 1;
  return lastUser;
};

beforeAll(async () => {
  world = await openWorld('crashes');
});
afterAll(() => world.close());

/** The service as it is when its process dies right after one step. */
async function doomed(step: keyof LineUpSteps) {
  const deps = await world.secondDeps();
  const steps = deps.store.steps;
  const dying = {
    ...steps,
    [step]: async (...args: never[]) => {
      const work: (...given: never[]) => Promise<unknown> = steps[step];
      await work(...args);
      throw new Error('killed');
    },
  };
  return { ...deps, store: { ...deps.store, steps: dying } };
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    ({ code }) => code,
  );
const press = ({ merchant, queue, counter }: Place) =>
  callNext(world.deps, {
    merchantId: merchant.id,
    queueId: queue.id,
    counterId: counter.id,
    userId: 1,
    expectedCounter: null,
    idempotencyKey: null,
  });
/** Lets every reservation made so far lapse, by the only clock that counts. */
async function letReservationsLapse(userId: number) {
  const past = new Date(Date.now() - 60_000);
  await world.db
    .collection<{ _id: number }>('ledgers')
    .updateOne({ _id: userId }, { $set: { 'places.$[].expiresAt': past, dueAt: past } });
}
const ledgerOf = (userId: number) =>
  world.db.collection<{ _id: number }>('ledgers').findOne({ _id: userId });

test('killed after the reservation: the same request goes on where it stood', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await expect(join(await doomed('reserve'), place, userId, { key: 'k' })).rejects.toThrow(
    'killed',
  );
  expect(await ledgerOf(userId)).toMatchObject({ places: [{ queueId: place.queue.id }] });
  await expect(join(world.deps, place, userId, { key: 'k' })).resolves.toMatchObject({ number: 1 });
});

test('killed after the reservation: another request waits for it to lapse, then takes the place', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await expect(join(await doomed('reserve'), place, userId, { key: 'k' })).rejects.toThrow(
    'killed',
  );
  expect(await codeOf(join(world.deps, place, userId, { key: 'other' }))).toBe(
    'service_unavailable',
  );
  await letReservationsLapse(userId);
  await expect(join(world.deps, place, userId, { key: 'other' })).resolves.toMatchObject({
    number: 1,
  });
});

test('killed after the reservation: the sweeper gives the place back', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await expect(join(await doomed('reserve'), place, userId)).rejects.toThrow('killed');
  await letReservationsLapse(userId);
  await sweep(world.deps, new Date());
  const ledger = await ledgerOf(userId);
  expect(ledger).toMatchObject({ places: [] });
  expect(ledger).not.toHaveProperty('dueAt');
});

test('QUE-058 lapsed reservations do not use the allowance up', async () => {
  const userId = newUser();
  const dead = await doomed('reserve');
  for (const _ of range(1, 8)) {
    await expect(join(dead, await world.addPlace(), userId)).rejects.toThrow('killed');
  }
  const place = await world.addPlace();
  expect(await codeOf(join(world.deps, place, userId))).toBe('max_tickets');
  await letReservationsLapse(userId);
  await expect(join(world.deps, place, userId)).resolves.toMatchObject({ number: 1 });
});

test('QUE-049 killed after the allocation: next makes the ticket and calls it, nobody is skipped', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await expect(join(await doomed('allocate'), place, userId)).rejects.toThrow('killed');
  await join(world.deps, place, newUser());
  expect(await ticketsOf(world.db, place.counter.id)).toHaveLength(1);
  await press(place);
  const tickets = await ticketsOf(world.db, place.counter.id);
  expect(tickets.map(({ number, state, userId: owner }) => [number, state, owner])).toEqual([
    [1, 'called', userId],
    [2, 'waiting', tickets[1]?.userId],
  ]);
});

test('killed after the allocation: the same request gets its number, even from a queue that closed', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await expect(join(await doomed('allocate'), place, userId, { key: 'k' })).rejects.toThrow(
    'killed',
  );
  await world.store.counters.setState(place.counter.id, place.counter.date, { closed: true });
  await expect(join(world.deps, place, userId, { key: 'k' })).resolves.toMatchObject({ number: 1 });
});

test('killed after the allocation: another request learns of the ticket it did not know of', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await expect(join(await doomed('allocate'), place, userId)).rejects.toThrow('killed');
  await expect(join(world.deps, place, userId)).rejects.toMatchObject({
    code: 'already_in_queue',
    payload: { queueDailyCounterId: place.counter.id, counter: 1 },
  });
});

test.each(['allocate', 'insert'] as const)(
  'killed after %s: the sweeper leaves nothing half done',
  async (step) => {
    const place = await world.addPlace();
    const people = range(1, 5).map(newUser);
    const dead = await doomed(step);
    await Promise.all(
      people.map((userId) => expect(join(dead, place, userId)).rejects.toThrow('killed')),
    );
    const before = await world.store.steps.readCounter(place.counter.id);
    expect(before?.pending).toHaveLength(5);
    await sweep(world.deps, new Date());
    const after = await world.store.steps.readCounter(place.counter.id);
    expect(after).toMatchObject({ next: 5, pending: [], voided: [] });
    const tickets = await ticketsOf(world.db, place.counter.id);
    expect(tickets.map(({ number }) => number)).toEqual(range(1, 5));
    expect(tickets.map(({ userId }) => userId).toSorted()).toEqual(people);
    expect(await world.store.counters.findBusy(1_000)).not.toContain(place.counter.id);
  },
);

test('a process that slept past its reservation gets no number for it', async () => {
  const place = await world.addPlace();
  const ask = {
    ticketId: 'sleeper',
    userId: newUser(),
    paxCount: 1,
    displayName: null,
    phone: null,
    ask: '',
    firstWaitSeconds: 0,
    at: world.clock.now,
  };
  const past = new Date(Date.now() - 1_000);
  expect(await world.store.steps.allocate(place.counter.id, ask, past)).toEqual({ kind: 'late' });
  expect(await world.store.steps.readCounter(place.counter.id)).toMatchObject({
    next: 0,
    pending: [],
  });
});

test('killed between the call and the counter: the sweeper lets the counter and the ledger follow', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await join(world.deps, place, userId);
  await world.store.calls.call({
    counterId: place.counter.id,
    limit: 1,
    callId: 'dead',
    callAfter: 0,
    callExpected: null,
    at: world.clock.now,
  });
  await sweep(world.deps, new Date());
  expect(await world.store.steps.readCounter(place.counter.id)).toMatchObject({ current: 1 });
  expect(await ledgerOf(userId)).toMatchObject({ places: [] });
  expect(await world.store.calls.findUnsettled({ counterId: place.counter.id, limit: 10 })).toEqual(
    [],
  );
});

test('after a storm and a sweep the ledgers name exactly the waiting tickets', async () => {
  const place = await world.addPlace();
  const people = range(1, 30).map(newUser);
  const [afterReserve, afterAllocate] = [await doomed('reserve'), await doomed('allocate')];
  await Promise.allSettled(
    people.map((userId, index) =>
      join([world.deps, afterReserve, afterAllocate][index % 3]!, place, userId),
    ),
  );
  for (const _ of range(1, 5)) await press(place);
  for (const userId of people) await letReservationsLapse(userId);
  await sweep(world.deps, new Date());
  const tickets = await ticketsOf(world.db, place.counter.id);
  const waiting = tickets.filter(({ state }) => state === 'waiting').map(({ _id }) => String(_id));
  const ledgers = await world.db
    .collection('ledgers')
    .find({ 'places.counterId': place.counter.id })
    .toArray();
  const held = ledgers.flatMap(({ places }) =>
    places.map(({ ticketId }: { ticketId: string }) => ticketId),
  );
  expect(held.toSorted()).toEqual(waiting.toSorted());
  expect(tickets).toHaveLength(20);
  expect(await world.store.steps.readCounter(place.counter.id)).toMatchObject({
    next: 20,
    current: 5,
    pending: [],
    voided: [],
  });
});

test('two sweepers at once, and only one holds the lease', async () => {
  const { leases } = world.store;
  expect(await leases.take('test', 'a', 60_000)).toBeInstanceOf(Date);
  expect(await leases.take('test', 'b', 60_000)).toBeNull();
  expect(await leases.take('test', 'a', -1)).toBeInstanceOf(Date);
  expect(await leases.take('test', 'b', 60_000)).toBeInstanceOf(Date);
});
