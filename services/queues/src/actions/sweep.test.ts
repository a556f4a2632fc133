import { crashesOf } from '../../test/crashes.ts';
import { deskOf } from '../../test/desk.ts';
import { newUser } from '../../test/people.ts';
import { join, openWorld, range, ticketsOf, type World } from '../../test/world.ts';
import { sweep } from './sweep.ts';

jest.setTimeout(60_000);

let world: World;

beforeAll(async () => {
  world = await openWorld('sweep');
});
afterAll(() => world.close());

const { doomed, letReservationsLapse, ledgerOf } = crashesOf(() => world);
const { press } = deskOf(() => world);

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
    // Who came with a later lot may have taken those off the list whose tickets stood by then; the last lot is left.
    expect(before?.pending.length).toBeGreaterThan(0);
    await sweep(world.deps, new Date());
    const after = await world.store.steps.readCounter(place.counter.id);
    expect(after).toMatchObject({ next: 5, pending: [], voided: [] });
    const tickets = await ticketsOf(world.db, place.counter.id);
    expect(tickets.map(({ number }) => number)).toEqual(range(1, 5));
    expect(tickets.map(({ userId }) => userId).toSorted()).toEqual(people);
    expect(await world.store.counters.findBusy(1_000)).not.toContain(place.counter.id);
  },
);

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
