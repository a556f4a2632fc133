import { crashesOf } from '../../../test/crashes/crashes.ts';
import { requestOf } from '../../../test/line-up-requests.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, range, ticketsOf, type TestHarness } from '../../../test/test-harness.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { removeTicket } from './remove-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness('crashes');
});
afterAll(() => harness.close());

const { doomed } = crashesOf(() => harness);
const { press } = staffOf(() => harness);

test('QUE-049 killed before the allocation: nothing is left, and the same request or another gets a number', async () => {
  const place = await harness.addQueue();
  const [one, other] = [newUser(), newUser()];
  const dead = await doomed('findHoldings');
  // Whoever is met for the first time is not looked for.
  for (const userId of [one, other]) await join(dead, await harness.addQueue(), userId);
  for (const userId of [one, other]) {
    await expect(join(dead, place, userId, { key: 'k' })).rejects.toThrow('killed');
  }
  await expect(join(harness.deps, place, one, { key: 'k' })).resolves.toMatchObject({ number: 1 });
  await expect(join(harness.deps, place, other, { key: 'else' })).resolves.toMatchObject({
    number: 2,
  });
});

test('QUE-049 killed after the allocation: next makes the ticket and calls it, nobody is skipped', async () => {
  const place = await harness.addQueue();
  const userId = newUser();
  await expect(join(await doomed('allocate'), place, userId)).rejects.toThrow('killed');
  await join(harness.deps, place, newUser());
  expect(await ticketsOf(harness.db, place.counter.id)).toHaveLength(1);
  await press(place);
  const tickets = await ticketsOf(harness.db, place.counter.id);
  expect(tickets.map(({ number, state, userId: owner }) => [number, state, owner])).toEqual([
    [1, 'called', userId],
    [2, 'waiting', tickets[1]?.userId],
  ]);
});

test('killed after the allocation: the same request gets its number, even from a queue that closed', async () => {
  const place = await harness.addQueue();
  const userId = newUser();
  await expect(join(await doomed('allocate'), place, userId, { key: 'k' })).rejects.toThrow(
    'killed',
  );
  const close = { act: 'close', date: place.counter.date, press: null } as const;
  await harness.store.counterStates.change(place.counter.id, close);
  await expect(join(harness.deps, place, userId, { key: 'k' })).resolves.toMatchObject({ number: 1 });
});

test('killed after the allocation: another request learns of the ticket it did not know of', async () => {
  const place = await harness.addQueue();
  const userId = newUser();
  await expect(join(await doomed('allocate'), place, userId)).rejects.toThrow('killed');
  await expect(join(harness.deps, place, userId)).rejects.toMatchObject({
    code: 'already_in_queue',
    payload: { queueDailyCounterId: place.counter.id, counter: 1 },
  });
});

test('PAS-031 a process that slept past the time its passes are held gets no number for it', async () => {
  const place = await harness.addQueue();
  const past = new Date(Date.now() - 1_000);
  const late = { seats: null, before: past };
  const { steps } = harness.store;
  expect(await steps.allocate(place.counter.id, requestOf(newUser(), 'sleeper'), late)).toEqual({
    kind: 'late',
  });
  expect(await steps.readCounter(place.counter.id)).toMatchObject({ next: 0, pending: [] });
});

test('QUE-058 a process that slept while its person took eight numbers elsewhere gives its number up', async () => {
  const place = await harness.addQueue();
  const userId = newUser();
  const { steps } = harness.store;
  const conditions = { seats: null, before: null };
  await steps.allocate(place.counter.id, requestOf(userId, 'sleeper'), conditions);
  for (const _ of range(1, 8)) await join(harness.deps, await harness.addQueue(), userId);
  await join(harness.deps, place, newUser());
  await press(place);
  const counter = await steps.readCounter(place.counter.id);
  expect(counter).toMatchObject({ next: 2, voided: [1], pending: [], current: 2 });
  expect((await ticketsOf(harness.db, place.counter.id)).map(({ number }) => number)).toEqual([2]);
});

test('QUE-058 one who takes ten numbers in ten queues at once gets eight, each in a place of its own', async () => {
  const places = await Promise.all(range(1, 10).map(() => harness.addQueue()));
  const userId = newUser();
  const codes = await Promise.all(
    places.map((place) =>
      join(harness.deps, place, userId).then(
        () => 'in',
        ({ code }) => code,
      ),
    ),
  );
  expect(codes.filter((code) => code === 'in')).toHaveLength(8);
  expect(codes.filter((code) => code === 'max_tickets')).toHaveLength(2);
  const held = await harness.db.collection('tickets').find({ userId, active: true }).toArray();
  expect(held.map(({ place }) => place).toSorted()).toEqual(range(0, 7));
});

test('QUE-058 tickets that still waited when their day ended count no more', async () => {
  const userId = newUser();
  const places = await Promise.all(range(1, 9).map(() => harness.addQueue()));
  for (const place of places.slice(1)) await join(harness.deps, place, userId);
  const { now } = harness.clock;
  harness.clock.now = new Date(now.getTime() + 86_400_000);
  try {
    const [place] = places;
    if (place) await expect(join(harness.deps, place, userId)).resolves.toMatchObject({ number: 1 });
  } finally {
    harness.clock.now = now;
  }
});

test('QUE-057 a process that has not met the person learns from the indexes, and gives its number up', async () => {
  const place = await harness.addQueue();
  const userId = newUser();
  const first = await join(harness.deps, place, userId, { key: 'k' });
  for (const key of ['k', 'else']) {
    const again = join(await harness.secondDeps(), place, userId, { key });
    if (key === 'k') await expect(again).resolves.toMatchObject({ id: first.id, number: 1 });
    else expect(await codeOf(again)).toBe('already_in_queue');
  }
  await join(harness.deps, place, newUser());
  const counter = await harness.store.steps.readCounter(place.counter.id);
  expect(counter).toMatchObject({ next: 3, voided: [2] });
  await press(place);
  await press(place);
  expect(await ticketsOf(harness.db, place.counter.id)).toMatchObject([
    { number: 1, state: 'called' },
    { number: 3, state: 'called' },
  ]);
});

test('QUE-049 a counter that fell behind its tickets, as after a bad restore, catches up by itself', async () => {
  const place = await harness.addQueue();
  for (const _ of range(1, 5)) await join(harness.deps, place, newUser());
  const counters = harness.db.collection<{ _id: number }>('counters');
  await counters.updateOne({ _id: place.counter.id }, { $set: { next: 1, unfinished: {} } });
  const deps = await harness.secondDeps();
  const numbers = [];
  for (const _ of range(1, 3)) numbers.push((await join(deps, place, newUser())).number);
  expect(numbers).toEqual([6, 7, 8]);
  expect(await ticketsOf(harness.db, place.counter.id)).toHaveLength(8);
});

test('QUE-049 a number about to be abandoned, whose ticket somebody makes in that moment, stands', async () => {
  const place = await harness.addQueue();
  const userId = newUser();
  const counterId = place.counter.id;
  const { number } = await join(harness.deps, place, userId, { key: 'a' });
  await finishPendingTickets(harness.store.steps, counterId);
  const deps = await harness.secondDeps();
  const { steps } = deps.store;
  const voidNumber: typeof steps.voidNumber = async (...args) => {
    await removeTicket(harness.deps, { userId, counterId, number });
    await finishPendingTickets(harness.store.steps, counterId);
    return steps.voidNumber(...args);
  };
  const overtaken = { ...deps, store: { ...deps.store, steps: { ...steps, voidNumber } } };
  await expect(join(overtaken, place, userId, { key: 'b' })).resolves.toMatchObject({ number: 2 });
  expect(await harness.store.steps.readCounter(counterId)).toMatchObject({ next: 2, voided: [] });
});

test('QUE-049 another request under another key, while a number is pending, gets that one', async () => {
  const place = await harness.addQueue();
  const userId = newUser();
  await expect(join(await doomed('allocate'), place, userId, { key: 'a' })).rejects.toThrow(
    'killed',
  );
  expect(await codeOf(join(harness.deps, place, userId, { key: 'b' }))).toBe('already_in_queue');
  expect(await harness.store.steps.readCounter(place.counter.id)).toMatchObject({ next: 1 });
});
