import { newUser } from '../../../test/people.ts';
import { deskOf } from '../../../test/staff.ts';
import { join, openWorld, range, ticketsOf, type World } from '../../../test/test-service.ts';

jest.setTimeout(120_000);

let world: World;
const { press } = deskOf(() => world);

beforeAll(async () => {
  world = await openWorld('rush');
});
afterAll(() => world.close());

test('QUE-044 QUE-049 eight counters press next at once while fifty people join: no error, no double call, no gap', async () => {
  const place = await world.addPlace();
  const others = await world.secondDeps();
  const desks = range(1, 8);
  for (const _ of range(1, 40)) await join(world.deps, place, newUser());

  const joining = range(1, 50).map((person) =>
    join(person % 2 ? world.deps : others, place, newUser(), { key: `person-${person}` }),
  );
  const pressing = desks.map(async (desk) => {
    const deps = desk % 2 ? world.deps : others;
    const called = [];
    for (const turn of range(1, 5)) {
      const idempotencyKey = `desk-${desk}-${turn}`;
      called.push((await press(place, { userId: desk, idempotencyKey }, deps)).ticket?.number);
    }
    return called;
  });
  const [joined, called] = await Promise.all([Promise.all(joining), Promise.all(pressing)]);

  expect(joined.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(range(41, 90));
  expect(called.flat().toSorted((a = 0, b = 0) => a - b)).toEqual(range(1, 40));
  const tickets = await ticketsOf(world.db, place.counter.id);
  expect(tickets.map(({ number }) => number)).toEqual(range(1, 90));
  expect(tickets.filter(({ state }) => state === 'called').map(({ number }) => number)).toEqual(
    range(1, 40),
  );
  expect(await world.store.steps.readCounter(place.counter.id)).toMatchObject({
    next: 90,
    current: 40,
  });
});
