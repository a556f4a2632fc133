import { everyDay } from '../../test/factories.ts';
import { counterOf, join, openWorld, range, ticketsOf, type World } from '../../test/world.ts';
import { callNext } from './call-next.ts';
import { changeCounter } from './change-counter.ts';
import { lineUp } from './line-up.ts';
import { removeTicket } from './remove-ticket.ts';

jest.setTimeout(60_000);

let world: World;
let lastUser = 1_000;
const newUser = () => {
  lastUser += 1;
  return lastUser;
};

beforeAll(async () => {
  world = await openWorld('line_up');
});
afterAll(() => world.close());

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    ({ code, payload }) => ({ code, payload }),
  );

test('QUE-050 QUE-065 the first number is 1, and the answer is the stored ticket', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  const ticket = await join(world.deps, place, userId, { key: 'a', paxCount: 3 });
  expect(ticket).toMatchObject({ number: 1, userId, paxCount: 3, state: 'waiting' });
  const [stored] = await ticketsOf(world.db, place.counter.id);
  expect(stored).toMatchObject({ _id: ticket.id, number: 1, code: ticket.code, active: true });
});

test('QUE-049 two hundred guests who join at once get 1 to 200 without gaps', async () => {
  const place = await world.addPlace();
  const second = await world.secondDeps();
  const tickets = await Promise.all(
    range(1, 200).map((each) => join(each % 2 ? world.deps : second, place, newUser())),
  );
  const numbers = tickets.map(({ number }) => number).sort((a, b) => a - b);
  expect(numbers).toEqual(range(1, 200));
  const stored = await ticketsOf(world.db, place.counter.id);
  expect(stored.map(({ number }) => number)).toEqual(range(1, 200));
  const counter = await world.store.steps.readCounter(place.counter.id);
  expect(counter).toMatchObject({ next: 200, voided: [] });
});

test('QUE-049 one key sent twenty times at once, to two processes, is one ticket', async () => {
  const place = await world.addPlace();
  const second = await world.secondDeps();
  const userId = newUser();
  const tickets = await Promise.all(
    range(1, 20).map((each) => join(each % 2 ? world.deps : second, place, userId, { key: 'k' })),
  );
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(1);
  expect(new Set(tickets.map(({ number }) => number)).size).toBe(1);
  expect(await ticketsOf(world.db, place.counter.id)).toHaveLength(1);
  const counter = await world.store.steps.readCounter(place.counter.id);
  // Numbers are accounted for: every one is the ticket's or given up.
  expect((counter?.next ?? 0) - (counter?.voided.length ?? 0)).toBe(1);
});

test('QUE-049 without a key twenty presses at once are one ticket and nineteen refusals that name it', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  const answers = await Promise.all(
    range(1, 20).map(() =>
      join(world.deps, place, userId).then(
        (ticket) => ({ counter: ticket.number, code: null }),
        ({ code, payload }) => ({ counter: payload.counter, code }),
      ),
    ),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'already_in_queue')).toHaveLength(19);
  expect(new Set(answers.map(({ counter }) => counter)).size).toBe(1);
  expect(await ticketsOf(world.db, place.counter.id)).toHaveLength(1);
});

test('a key that stood for another queue or another party is refused', async () => {
  const [place, other] = [await world.addPlace(), await world.addPlace()];
  const userId = newUser();
  await join(world.deps, place, userId, { key: 'k', paxCount: 2 });
  const reused = { code: 'idempotency_key_reused', payload: null };
  expect(await codeOf(join(world.deps, other, userId, { key: 'k', paxCount: 2 }))).toEqual(reused);
  expect(await codeOf(join(world.deps, place, userId, { key: 'k', paxCount: 3 }))).toEqual(reused);
  // Somebody else's key is another key.
  await expect(join(world.deps, place, newUser(), { key: 'k' })).resolves.toMatchObject({
    number: 2,
  });
});

test('a retry is answered with its ticket even after the queue has closed and the ticket was called', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  const ticket = await join(world.deps, place, userId, { key: 'k' });
  await callNext(world.deps, pressOf(place, {}));
  await changeCounter(world.deps, { ...idsOf(place), change: { closed: true } });
  await expect(join(world.deps, place, userId, { key: 'k' })).resolves.toMatchObject({
    id: ticket.id,
    state: 'called',
  });
});

test('QUE-055 QUE-043 a closed and a paused queue give no number, a reopened one does', async () => {
  const place = await world.addPlace();
  const refused = { code: 'queue_closed', payload: null };
  for (const change of ['closed', 'paused'] as const) {
    const set = (value: boolean) => (change === 'closed' ? { closed: value } : { paused: value });
    await changeCounter(world.deps, { ...idsOf(place), change: set(true) });
    expect(await codeOf(join(world.deps, place, newUser()))).toEqual(refused);
    await changeCounter(world.deps, { ...idsOf(place), change: set(false) });
    await expect(join(world.deps, place, newUser())).resolves.toBeDefined();
  }
});

test('QUE-055 no number is given that was asked for after the close was answered', async () => {
  const place = await world.addPlace();
  const before = range(1, 40).map(() => codeOf(join(world.deps, place, newUser())));
  await changeCounter(world.deps, { ...idsOf(place), change: { closed: true } });
  const after = range(1, 10).map(() => codeOf(join(world.deps, place, newUser())));
  expect((await Promise.all(after)).every((answer) => answer?.code === 'queue_closed')).toBe(true);
  await Promise.all(before);
  const counter = await world.store.steps.readCounter(place.counter.id);
  expect(await ticketsOf(world.db, place.counter.id)).toHaveLength(counter?.next ?? -1);
});

test('QUE-058 the ninth ticket is refused, and a freed place may be taken again', async () => {
  const places = await Promise.all(range(1, 9).map(() => world.addPlace()));
  const userId = newUser();
  const answers = await Promise.all(places.map((place) => codeOf(join(world.deps, place, userId))));
  expect(answers.filter((answer) => answer === null)).toHaveLength(8);
  const refused = answers.findIndex((answer) => answer !== null);
  expect(answers[refused]).toEqual({ code: 'max_tickets', payload: { n: 8 } });
  const left = places[(refused + 1) % 9]!;
  const counterId = left.counter.id;
  await removeTicket(world.deps, { userId, counterId, number: 1 });
  await expect(join(world.deps, places[refused]!, userId)).resolves.toMatchObject({ number: 1 });
});

test('QUE-059 X-42 the limit of a parent category is judged first and names its number', async () => {
  const names = { it: 'Uffici', en: 'Offices', es: 'Oficinas', de: 'Ämter' };
  await world.store.catalog.putCategory({
    id: 700,
    parentId: null,
    names,
    maxActiveTicketsPerUser: 2,
    featured: true,
  });
  await world.store.catalog.putCategory({
    id: 701,
    parentId: 700,
    names,
    maxActiveTicketsPerUser: null,
    featured: false,
  });
  const places = await Promise.all(
    range(1, 3).map(() => world.addPlace({ merchant: { categoryId: 701 } })),
  );
  const elsewhere = await world.addPlace();
  const userId = newUser();
  const answers = await Promise.all(places.map((place) => codeOf(join(world.deps, place, userId))));
  expect(answers.filter(Boolean)).toEqual([{ code: 'max_tickets_category', payload: { n: 2 } }]);
  await expect(join(world.deps, elsewhere, userId)).resolves.toBeDefined();
});

test('QUE-052 X-12 staff add customers, each one a person of their own', async () => {
  const place = await world.addPlace();
  const staff = { userId: newUser(), role: 'ROLE_MERCHANT' as const };
  const add = (key: string | null, displayName: string) =>
    lineUp(world.deps, {
      ...idsOf(place),
      caller: staff,
      isStaff: true,
      body: { displayName, paxCount: 2 },
      idempotencyKey: key,
    });
  const [one, two] = [await add(null, '$next'), await add('k', 'Bianchi')];
  expect(one).toMatchObject({ number: 1, displayName: '$next', paxCount: 2 });
  expect(two).toMatchObject({ number: 2, displayName: 'Bianchi' });
  expect(new Set([one.userId, two.userId, staff.userId]).size).toBe(3);
  expect(await add('k', 'Bianchi')).toMatchObject({ id: two.id, number: 2 });
});

test('ids of two merchants never mix', async () => {
  const [place, other] = [await world.addPlace(), await world.addPlace()];
  const mixed = { merchant: place.merchant, queue: other.queue };
  expect(await codeOf(join(world.deps, mixed, newUser()))).toEqual({
    code: 'queue_not_found',
    payload: null,
  });
});

test('QUE-041 at local midnight numbers begin again, and yesterday holds nobody back', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  const first = await join(world.deps, place, userId);
  const evening = world.clock.now;
  world.clock.now = new Date('2026-11-21T22:59:59Z');
  expect(await codeOf(join(world.deps, place, userId))).toMatchObject({ code: 'already_in_queue' });
  world.clock.now = new Date('2026-11-21T23:00:00Z');
  const second = await join(world.deps, place, userId);
  expect(second).toMatchObject({ number: 1, date: '2026-11-22' });
  expect(second.counterId).not.toBe(first.counterId);
  world.clock.now = evening;
});

test('QUE-037 a hundred first requests of a day make one counter', async () => {
  const { merchant, queue } = await world.addPlace();
  const morning = world.clock.now;
  world.clock.now = new Date('2026-12-01T10:00:00Z');
  const counters = await Promise.all(
    range(1, 100).map(() => counterOf(world.deps, { merchant, queue })),
  );
  expect(new Set(counters.map(({ id }) => id)).size).toBe(1);
  world.clock.now = morning;
});

test('QUE-056 before the queue opens nobody but staff may join, and the refusal says from when', async () => {
  const place = await world.addPlace({
    merchant: { openings: everyDay('14:00', '20:00'), lineupLimitedBeforeOpening: 1_800 },
  });
  expect(await codeOf(join(world.deps, place, newUser()))).toEqual({
    code: 'lineup_not_open',
    payload: { startTime: '13:30' },
  });
});

function idsOf(place: Awaited<ReturnType<World['addPlace']>>) {
  return { merchantId: place.merchant.id, queueId: place.queue.id, counterId: place.counter.id };
}

function pressOf(place: Awaited<ReturnType<World['addPlace']>>, change: object) {
  return { ...idsOf(place), userId: 1, expectedCounter: null, idempotencyKey: null, ...change };
}
