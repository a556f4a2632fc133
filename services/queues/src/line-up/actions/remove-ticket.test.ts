import { crashesOf } from '../../../test/crashes/crashes.ts';
import { join, openWorld, type Place, range, type World } from '../../../test/test-service.ts';
import { callNext } from '../../calling/actions/call-next.ts';
import { removeTicket } from './remove-ticket.ts';

jest.setTimeout(60_000);

let world: World;
let lastUser = 1_000;
const newUser = () => {
  lastUser += 1;
  return lastUser;
};

beforeAll(async () => {
  world = await openWorld('remove');
});
afterAll(() => world.close());

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

test('QUE-068 a waiting ticket is removed, again without an error, and the person may join anew', async () => {
  const place = await world.addPlace();
  const { userId, counterId, number } = await join(world.deps, place, newUser());
  await removeTicket(world.deps, { userId, counterId, number });
  await removeTicket(world.deps, { userId, counterId, number });
  expect(world.events.slice(-2).map(({ type }) => type)).toEqual([
    'queue-changed',
    'ticket-changed',
  ]);
  await expect(join(world.deps, place, userId)).resolves.toMatchObject({ number: 2 });
  await press(place);
  expect(await world.store.steps.readCounter(counterId)).toMatchObject({ current: 2 });
});

test('QUE-068 a called ticket stays', async () => {
  const place = await world.addPlace();
  const { userId, counterId, number } = await join(world.deps, place, newUser());
  await press(place);
  expect(await codeOf(removeTicket(world.deps, { userId, counterId, number }))).toBe(
    'ticket_not_processable',
  );
});

test('X-31 nobody removes, or learns of, somebody else’s ticket', async () => {
  const place = await world.addPlace();
  const { counterId } = await join(world.deps, place, newUser());
  const stranger = newUser();
  for (const number of range(1, 5)) {
    expect(await codeOf(removeTicket(world.deps, { userId: stranger, counterId, number }))).toBe(
      'ticket_not_found',
    );
  }
  expect(await world.store.tickets.findNumber(counterId, 1)).toMatchObject({ state: 'waiting' });
});

test('QUE-068 QUE-049 killed after the allocation: a number without a ticket can be left too', async () => {
  const place = await world.addPlace();
  const [userId, counterId] = [newUser(), place.counter.id];
  const dead = await crashesOf(() => world).doomed('allocate');
  await expect(join(dead, place, userId)).rejects.toThrow('killed');
  expect(await world.store.tickets.findNumber(counterId, 1)).toBeNull();
  const stranger = removeTicket(world.deps, { userId: newUser(), counterId, number: 1 });
  expect(await codeOf(stranger)).toBe('ticket_not_found');
  await removeTicket(world.deps, { userId, counterId, number: 1 });
  expect(await world.store.tickets.findNumber(counterId, 1)).toMatchObject({ state: 'cancelled' });
  expect(await world.store.steps.readCounter(counterId)).toMatchObject({ pending: [] });
  expect(await codeOf(press(place))).toBe('no_tickets_in_queues');
});

test('QUE-049 of a removal and a call of the same ticket exactly one wins', async () => {
  for (const _ of range(1, 10)) {
    const place = await world.addPlace();
    const { id, userId, counterId, number } = await join(world.deps, place, newUser());
    const [removed, called] = await Promise.all([
      codeOf(removeTicket(world.deps, { userId, counterId, number })),
      codeOf(press(place)),
    ]);
    const ticket = await world.store.tickets.find(id);
    expect([removed, called, ticket?.state]).toEqual(
      ticket?.state === 'called'
        ? ['ticket_not_processable', null, 'called']
        : [null, 'no_tickets_in_queues', 'cancelled'],
    );
  }
});
