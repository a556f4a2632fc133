import { crashesOf } from '../../test/crashes.ts';
import { deskOf } from '../../test/desk.ts';
import { newUser } from '../../test/people.ts';
import { join, openWorld, type Place, type World } from '../../test/world.ts';
import { lineUp } from './line-up.ts';
import { removeTicket } from './remove-ticket.ts';
import { ticketStanding } from './ticket-standing.ts';

jest.setTimeout(60_000);

let world: World;

beforeAll(async () => {
  world = await openWorld('ticket_standing');
});
afterAll(() => world.close());

const { doomed, letReservationsLapse } = crashesOf(() => world);
const { press } = deskOf(() => world);
const standing = (ticketId: string, userId: number) =>
  ticketStanding(world.deps, { ticketId, userId });

/** Who holds the only place in a queue, and the ticket it is reserved for. */
async function reservedIn({ queue }: Place): Promise<{ holder: number; ticketId: string }> {
  const ledgers = world.db.collection<{ _id: number; places: { ticketId: string }[] }>('ledgers');
  const ledger = await ledgers.findOne({ 'places.queueId': queue.id });
  const ticketId = ledger?.places[0]?.ticketId;
  if (!ledger || !ticketId) throw new Error('nothing is reserved');
  return { holder: ledger._id, ticketId };
}

test('PAS-031 a ticket stands while it waits and once it was called, and is gone when it was removed', async () => {
  const place = await world.addPlace();
  const called = await join(world.deps, place, newUser());
  expect(await standing(called.id, called.userId)).toBe('stands');
  await press(place);
  expect(await standing(called.id, called.userId)).toBe('stands');
  const { id, userId, counterId, number } = await join(world.deps, place, newUser());
  await removeTicket(world.deps, { userId, counterId, number });
  expect(await standing(id, userId)).toBe('gone');
  expect(await standing('nobody-took-this', newUser())).toBe('gone');
});

test('PAS-031 killed after the reservation: it may still come to be, until that lapses', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await expect(join(await doomed('reserve'), place, userId)).rejects.toThrow('killed');
  const { ticketId } = await reservedIn(place);
  expect(await standing(ticketId, userId)).toBe('open');
  await letReservationsLapse(userId);
  expect(await standing(ticketId, userId)).toBe('gone');
  expect(await standing(ticketId, userId)).toBe('gone');
});

test('PAS-031 killed after the allocation: the number stands, and its ticket is made by who asks', async () => {
  const place = await world.addPlace();
  const userId = newUser();
  await expect(join(await doomed('allocate'), place, userId)).rejects.toThrow('killed');
  expect(await standing((await reservedIn(place)).ticketId, userId)).toBe('stands');
  expect(await world.store.tickets.findNumber(place.counter.id, 1)).toMatchObject({ userId });
});

test('PAS-031 QUE-054 a customer whom staff added is found by the ticket, whoever the manager is', async () => {
  const place = await world.addPlace();
  const manager = newUser();
  const added = lineUp(await doomed('reserve'), {
    merchantId: place.merchant.id,
    queueId: place.queue.id,
    caller: { userId: manager, role: 'ROLE_MERCHANT' },
    isStaff: true,
    body: {},
    time: null,
    idempotencyKey: null,
  });
  await expect(added).rejects.toThrow('killed');
  const { holder, ticketId } = await reservedIn(place);
  expect(holder).not.toBe(manager);
  expect(await standing(ticketId, manager)).toBe('open');
  await letReservationsLapse(holder);
  expect(await standing(ticketId, manager)).toBe('gone');
});
