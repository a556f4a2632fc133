import { crashesOf } from '../../test/crashes.ts';
import { deskOf } from '../../test/desk.ts';
import { codeOf, newUser } from '../../test/people.ts';
import { join, openWorld, range, ticketsOf, type World } from '../../test/world.ts';

jest.setTimeout(60_000);

let world: World;

beforeAll(async () => {
  world = await openWorld('crashes');
});
afterAll(() => world.close());

const { doomed, letReservationsLapse, ledgerOf } = crashesOf(() => world);
const { press } = deskOf(() => world);

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
  const close = { act: 'close', date: place.counter.date, press: null } as const;
  await world.store.counterStates.change(place.counter.id, close);
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
  expect(
    await world.store.steps.allocate(place.counter.id, ask, { expiresAt: past, seats: null }),
  ).toEqual({ kind: 'late' });
  expect(await world.store.steps.readCounter(place.counter.id)).toMatchObject({
    next: 0,
    pending: [],
  });
});
