import { idsOf, newUser } from '../../../test/people.ts';
import { deskOf } from '../../../test/staff.ts';
import {
  counterOf,
  join,
  openWorld,
  range,
  ticketsOf,
  type World,
} from '../../../test/test-service.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import { lineUp } from './line-up.ts';

jest.setTimeout(60_000);

let world: World;

beforeAll(async () => {
  world = await openWorld('line_up');
});
afterAll(() => world.close());

const { press } = deskOf(() => world);

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

test('a retry is answered with its ticket even after the queue has closed and the ticket was called', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  const ticket = await join(world.deps, place, userId, { key: 'k' });
  await press(place);
  await changeCounter(world.deps, { ...idsOf(place), change: { closed: true } });
  await expect(join(world.deps, place, userId, { key: 'k' })).resolves.toMatchObject({
    id: ticket.id,
    state: 'called',
  });
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
