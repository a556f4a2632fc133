import { dateAfter } from '@turno/shared-types/rules';
import { codeOf, newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import {
  join,
  openTestHarness,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';
import { callNext } from '../../calling/index.ts';
import { checkInTicket } from '../../entrance/actions/check-in-ticket.ts';
import { erasePerson, readPerson } from '../../people/actions/personal-data.ts';
import { bookedPax } from '../../queue-days/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import { removeTicket } from '../actions/remove-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
const TODAY = '2026-11-21';
const TOMORROW = dateAfter(TODAY, 1);
const TIMES = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];

beforeAll(async () => {
  harness = await openTestHarness();
});
beforeEach(() => setNow(`${TODAY}T12:00:00Z`));
afterAll(() => harness.close());

const setNow = (at: string) => {
  harness.clock.now = new Date(at);
};
const newEvent = () =>
  harness.addQueue({
    queue: {
      ...EVENT,
      eventBookingBeforeStart: 2 * 86_400,
      eventScheduleWeek: Array.from({ length: 7 }, () => TIMES),
    },
  });
const book = (event: TestQueue, userId: number, time = '11:00', date = TOMORROW) =>
  join(harness.deps, event, userId, { time, date, paxCount: 3 });
const seatsOf = async (counterId: number) =>
  bookedPax((await harness.store.steps.readCounter(counterId))?.bookings ?? []);
const scan = (event: TestQueue, { code }: TicketRecord) =>
  checkInTicket(harness.deps, { merchantId: event.merchant.id, token: code, nonce: 'gate' });

test('S-05 QUE-060 bookings of later days count towards the tickets a person may hold', async () => {
  const event = await newEvent();
  const queue = await harness.addQueue();
  const userId = newUser();
  const booked = [];
  for (const time of TIMES.slice(0, 8)) booked.push(await book(event, userId, time));
  const one = async () => codeOf(join(harness.deps, queue, userId));
  expect(await codeOf(book(event, userId, '18:00'))).toBe('max_tickets');
  expect(await one()).toBe('max_tickets');
  const [first] = booked;
  const { counterId = 0, number = 0 } = first ?? {};
  await removeTicket(harness.deps, { userId, counterId, number });
  expect(await one()).toBeNull();
});

test('S-05 QUE-060 a booking holds its place in the allowance until its own day has ended', async () => {
  const event = await newEvent();
  const userId = newUser();
  for (const time of TIMES.slice(0, 8)) await book(event, userId, time);
  const queue = await harness.addQueue();
  const one = async () => codeOf(join(harness.deps, queue, userId));
  setNow(`${TOMORROW}T09:00:00Z`);
  expect(await one()).toBe('max_tickets');
  setNow(`${dateAfter(TODAY, 2)}T09:00:00Z`);
  expect(await one()).toBeNull();
});

test('S-05 G-60 the export names day and time of a booking, and the erasure frees its seats', async () => {
  const event = await newEvent();
  const userId = newUser();
  const { counterId } = await book(event, userId);
  const { tickets } = await readPerson(harness.deps, userId);
  expect(tickets).toMatchObject([{ date: TOMORROW, time: '11:00', state: 'waiting' }]);
  expect(await seatsOf(counterId)).toBe(3);
  await erasePerson(harness.deps, userId);
  expect(await seatsOf(counterId)).toBe(0);
  expect((await readPerson(harness.deps, userId)).tickets).toEqual([]);
});

test('S-05 PAS-033 a booking is admitted on its day alone, and another day is named', async () => {
  const event = await newEvent();
  const ticket = await book(event, newUser());
  const other = { code: 'ticket_of_another_day', payload: { date: TOMORROW } };
  await expect(scan(event, ticket)).rejects.toMatchObject(other);
  setNow(`${TOMORROW}T09:30:00Z`);
  expect(await codeOf(scan(event, ticket))).toBe('ticket_not_processable');
  setNow(`${TOMORROW}T09:45:00Z`);
  const ref = { merchantId: event.merchant.id, queueId: event.queue.id };
  const command = { userId: 1, expectedCounter: null, idempotencyKey: null };
  await callNext(harness.deps, { ...ref, counterId: ticket.counterId, ...command });
  expect((await scan(event, ticket)).ticket.checkedInAt).toEqual(harness.clock.now);
});

test('S-05 PAS-033 a booking that was never called is of another day once that day is over', async () => {
  const event = await newEvent();
  const ticket = await book(event, newUser());
  setNow(`${dateAfter(TODAY, 2)}T10:00:00Z`);
  expect(await codeOf(scan(event, ticket))).toBe('ticket_of_another_day');
});
