import { crashesOf } from '../../../test/crashes/crashes.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { showsOf } from '../../../test/shows.ts';
import { openTestHarness, range, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import { bookedPax } from '../../queue-days/rules/seats.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { removeTicket } from './remove-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { newEvent, book, showOf } = showsOf(() => harness);
const { doomed } = crashesOf(() => harness);

test('QUE-051 G-05 a show is booked by its time, and each show counts from one', async () => {
  const testQueue = await newEvent();
  const userId = newUser();
  const first = await book(testQueue, userId, 3);
  expect(first).toMatchObject({ number: 1, paxCount: 3, time: '11:15', date: '2026-11-21' });
  const other = await book(testQueue, userId, 2, '12:00');
  expect(other).toMatchObject({ number: 1, time: '12:00' });
  expect(other.counterId).not.toBe(first.counterId);
  expect((await showOf(testQueue)).bookings).toEqual([
    { number: 1, ticketId: first.id, userId, paxCount: 3 },
  ]);
});

test('QUE-082 a time that is not a show, and one that cannot be booked yet, are refused', async () => {
  const testQueue = await newEvent();
  expect(await codeOf(book(testQueue, newUser(), 1, '11:16'))).toBe('slot_not_bookable');
  expect(await codeOf(book(testQueue, newUser(), 1, '18:00'))).toBe('slot_not_bookable');
  expect(await ticketsOf(harness.db, (await showOf(testQueue, '18:00')).id)).toEqual([]);
});

test('QUE-061 X-32 who booked a show does not book it again, waiting or called', async () => {
  const testQueue = await newEvent();
  const userId = newUser();
  const ticket = await book(testQueue, userId, 2);
  await expect(book(testQueue, userId, 1)).rejects.toMatchObject({
    code: 'event_ticket_already_exists',
    payload: { queueDailyCounterId: ticket.counterId, counter: 1 },
  });
  await harness.db
    .collection<{ _id: string }>('tickets')
    .updateOne(
      { _id: ticket.id },
      { $set: { state: 'called', executedAt: harness.clock.now }, $unset: { active: 1 } },
    );
  harness.store.invalidateAll();
  expect(await codeOf(book(testQueue, userId, 1))).toBe('event_ticket_already_exists');
});

test('QUE-082 X-43 fifty people at once for ten seats: exactly ten sit, no number is lost', async () => {
  const testQueue = await newEvent();
  const second = await harness.secondDeps();
  const codes = await Promise.all(
    range(1, 50).map((each) =>
      codeOf(book(testQueue, newUser(), 1, '11:15', each % 2 ? harness.deps : second)),
    ),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(10);
  expect(codes.filter((code) => code === 'slot_full')).toHaveLength(40);
  const show = await showOf(testQueue);
  expect(bookedPax(show.bookings ?? [])).toBe(10);
  expect(await ticketsOf(harness.db, show.id)).toHaveLength(10);
  expect(show.lastNumber - show.voided.length).toBe(10);
});

test('QUE-082 a party that does not fit leaves its seats to a smaller one', async () => {
  const testQueue = await newEvent();
  await book(testQueue, newUser(), 8);
  expect(await codeOf(book(testQueue, newUser(), 3))).toBe('slot_full');
  await expect(book(testQueue, newUser(), 2)).resolves.toMatchObject({ number: 2 });
});

test('QUE-068 QUE-082 a removed ticket gives its seats back, and its holder may book again', async () => {
  const testQueue = await newEvent();
  const userId = newUser();
  const { counterId, number } = await book(testQueue, userId, 8);
  expect(await codeOf(book(testQueue, newUser(), 3))).toBe('slot_full');
  await removeTicket(harness.deps, { userId, counterId, number });
  await expect(book(testQueue, newUser(), 3)).resolves.toMatchObject({ number: 2 });
  await expect(book(testQueue, userId, 7)).resolves.toMatchObject({ number: 3 });
});

test('QUE-082 the next booking releases the seats of an interrupted removal', async () => {
  const testQueue = await newEvent();
  const userId = newUser();
  const { counterId, number } = await book(testQueue, userId, 10);
  await harness.store.tickets.cancel({ userId, counterId, number }, harness.clock.now);
  expect((await showOf(testQueue)).bookings).toHaveLength(1);
  await expect(book(testQueue, newUser(), 10)).resolves.toMatchObject({ number: 2 });
});

test('QUE-082 killed after the allocation: the seats stay reserved until another process inserts the ticket', async () => {
  const testQueue = await newEvent();
  const userId = newUser();
  const dead = await doomed('allocate');
  await expect(book(testQueue, userId, 9, '11:15', dead)).rejects.toThrow('killed');
  expect(await codeOf(book(testQueue, newUser(), 2))).toBe('slot_full');
  await expect(book(testQueue, newUser(), 1)).resolves.toMatchObject({ number: 2 });
  await finishPendingTickets(harness.store.steps, (await showOf(testQueue)).id);
  const tickets = await ticketsOf(harness.db, (await showOf(testQueue)).id);
  expect(tickets.map(({ paxCount }) => paxCount)).toEqual([9, 1]);
});

test('QUE-049 one booking sent twenty times at once takes its seats once', async () => {
  const testQueue = await newEvent();
  const second = await harness.secondDeps();
  const userId = newUser();
  const { lineUp } = await import('./line-up.ts');
  const tickets = await Promise.all(
    range(1, 20).map((each) =>
      lineUp(each % 2 ? harness.deps : second, {
        merchantId: testQueue.merchant.id,
        queueId: testQueue.queue.id,
        caller: { userId, role: 'ROLE_GUEST' },
        isStaff: false,
        body: { paxCount: 4 },
        time: '11:15',
        idempotencyKey: 'k',
      }),
    ),
  );
  expect(new Set(tickets.map(({ ticket }) => ticket.id)).size).toBe(1);
  const show = await showOf(testQueue);
  expect(show.bookings).toEqual([
    { ticketId: tickets[0]?.ticket.id, userId, paxCount: 4, number: tickets[0]?.ticket.number },
  ]);
});
