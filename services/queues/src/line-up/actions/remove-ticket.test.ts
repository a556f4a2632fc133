import { crashesOf } from '../../../test/crashes/crashes.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { removeTicket } from './remove-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);

test('QUE-068 a waiting ticket is removed, again without an error, and the person may join anew', async () => {
  const testQueue = await harness.addQueue();
  const { userId, counterId, number } = await join(harness.deps, testQueue, newUser());
  await removeTicket(harness.deps, { userId, counterId, number });
  await removeTicket(harness.deps, { userId, counterId, number });
  expect(harness.events.slice(-2).map(({ type }) => type)).toEqual([
    'queue-changed',
    'ticket-changed',
  ]);
  await expect(join(harness.deps, testQueue, userId)).resolves.toMatchObject({ number: 2 });
  await callNextIn(testQueue);
  expect(await harness.store.steps.readCounter(counterId)).toMatchObject({ current: 2 });
});

test('QUE-068 a called ticket stays', async () => {
  const testQueue = await harness.addQueue();
  const { userId, counterId, number } = await join(harness.deps, testQueue, newUser());
  await callNextIn(testQueue);
  expect(await codeOf(removeTicket(harness.deps, { userId, counterId, number }))).toBe(
    'ticket_not_processable',
  );
});

test('X-31 a person can neither remove nor see another person’s ticket', async () => {
  const testQueue = await harness.addQueue();
  const { counterId } = await join(harness.deps, testQueue, newUser());
  const stranger = newUser();
  for (const number of range(1, 5)) {
    expect(await codeOf(removeTicket(harness.deps, { userId: stranger, counterId, number }))).toBe(
      'ticket_not_found',
    );
  }
  expect(await harness.store.tickets.findNumber(counterId, 1)).toMatchObject({ state: 'waiting' });
});

test('QUE-068 QUE-049 killed after the allocation: a number without a ticket can be left too', async () => {
  const testQueue = await harness.addQueue();
  const [userId, counterId] = [newUser(), testQueue.counter.id];
  const dead = await crashesOf(() => harness).doomed('allocate');
  await expect(join(dead, testQueue, userId)).rejects.toThrow('killed');
  expect(await harness.store.tickets.findNumber(counterId, 1)).toBeNull();
  const stranger = removeTicket(harness.deps, { userId: newUser(), counterId, number: 1 });
  expect(await codeOf(stranger)).toBe('ticket_not_found');
  await removeTicket(harness.deps, { userId, counterId, number: 1 });
  expect(await harness.store.tickets.findNumber(counterId, 1)).toMatchObject({
    state: 'cancelled',
  });
  expect(await harness.store.steps.readCounter(counterId)).toMatchObject({ pendingTickets: [] });
  expect(await codeOf(callNextIn(testQueue))).toBe('no_tickets_in_queues');
});

test('QUE-049 of a removal and a call of the same ticket exactly one wins', async () => {
  for (const _ of range(1, 10)) {
    const testQueue = await harness.addQueue();
    const { id, userId, counterId, number } = await join(harness.deps, testQueue, newUser());
    const [removed, called] = await Promise.all([
      codeOf(removeTicket(harness.deps, { userId, counterId, number })),
      codeOf(callNextIn(testQueue)),
    ]);
    const ticket = await harness.store.tickets.find(id);
    expect([removed, called, ticket?.state]).toEqual(
      ticket?.state === 'called'
        ? ['ticket_not_processable', null, 'called']
        : [null, 'no_tickets_in_queues', 'cancelled'],
    );
  }
});
