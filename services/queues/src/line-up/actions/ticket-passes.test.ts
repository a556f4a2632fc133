import { crashesOf } from '../../../test/crashes/crashes.ts';
import { newUser } from '../../../test/people.ts';
import { deskOf } from '../../../test/staff.ts';
import { join, openWorld, type World } from '../../../test/test-service.ts';
import { removeTicket } from './remove-ticket.ts';
import { ticketStanding } from './ticket-passes.ts';

jest.setTimeout(60_000);

let world: World;

beforeAll(async () => {
  world = await openWorld('ticket_standing');
});
afterAll(() => world.close());

const { doomed } = crashesOf(() => world);
const { press } = deskOf(() => world);
const standing = (ticketId: string) => ticketStanding(world.deps, ticketId);

test('PAS-031 a ticket stands while it waits and once it was called, and is gone when it was removed', async () => {
  const place = await world.addPlace();
  const called = await join(world.deps, place, newUser());
  expect(await standing(called.id)).toBe('stands');
  await press(place);
  expect(await standing(called.id)).toBe('stands');
  const { id, userId, counterId, number } = await join(world.deps, place, newUser());
  await removeTicket(world.deps, { userId, counterId, number });
  expect(await standing(id)).toBe('gone');
  expect(await standing('nobody-took-this')).toBe('gone');
});

test('PAS-031 killed before a number was given: it is gone', async () => {
  const place = await world.addPlace();
  const dead = await doomed('findHoldings');
  const userId = newUser();
  await join(dead, await world.addPlace(), userId);
  await expect(join(dead, place, userId, { key: 'k' })).rejects.toThrow('killed');
  expect(await standing('0'.repeat(24))).toBe('gone');
});

test('PAS-031 killed after the allocation: the number stands, and its ticket is made by who asks', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await expect(join(await doomed('allocate'), place, userId)).rejects.toThrow('killed');
  const counter = await world.store.steps.readCounter(place.counter.id);
  expect(await standing(counter?.pending[0]?.ticketId ?? '')).toBe('stands');
  expect(await world.store.tickets.findNumber(place.counter.id, 1)).toMatchObject({ userId });
});
