import { lineUpCall, merchantCall, queueTicketsCall, userTicketsCall } from '@turno/shared-types';
import { everyDay } from '../../../test/factories.ts';
import { type Journey, MANAGER, openJourney, queueParams } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, type TestQueue } from '../../../test/test-harness.ts';
import { callNext } from '../../calling/index.ts';
import { changeQueue } from '../../queue-editing/actions/change-queue.ts';
import { removeTicket } from '../actions/remove-ticket.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
beforeEach(() => setNow('2026-11-21T10:00:00Z'));
afterAll(() => journey.close());

const setNow = (at: string) => {
  journey.harness.clock.now = new Date(at);
};
/** Shows on every day at 11:15, to be booked a day ahead. */
const DAILY = Array.from({ length: 7 }, () => ['11:15']);
const newEvent = (queue = {}, merchant = {}) =>
  journey.harness.addQueue({
    merchant: { managerIds: [MANAGER], ...merchant },
    queue: { ...EVENT, eventBookingBeforeStart: 86_400, eventScheduleWeek: DAILY, ...queue },
  });
const book = async (event: TestQueue, userId: number, query: { time?: string; date?: string }) => {
  const { service, as } = journey.app;
  const params = queueParams(event);
  return service.call(lineUpCall, { params, query, body: { paxCount: 2 } }, await as(userId));
};
const SUNDAY = { date: '2026-11-22', time: '11:15' };
const eventOf = async ({ merchant }: TestQueue) => {
  const params = { scope: 'public', merchantId: merchant.id } as const;
  return (await journey.app.service.call(merchantCall, { params })).body.queues[0];
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );

test('S-05 the schedule names the shows of later days once they can be booked', async () => {
  const event = await newEvent();
  expect((await eventOf(event))?.coming_daily_counters).toEqual([]);
  expect((await book(event, newUser(), SUNDAY)).body.error_code).toBe('slot_not_bookable');
  setNow('2026-11-21T10:15:00Z');
  expect((await eventOf(event))?.coming_daily_counters).toMatchObject([SUNDAY]);
  expect((await book(event, newUser(), SUNDAY)).status).toBe(201);
  const shown = await eventOf(event);
  expect(shown?.coming_daily_counters).toMatchObject([{ ...SUNDAY, bookedPax: 2, paxAhead: 2 }]);
  expect(shown?.queue_daily_counters).toMatchObject([{ date: '2026-11-21', paxAhead: 0 }]);
});

test('S-05 without a date the show is of today, and each day has its own booking', async () => {
  setNow('2026-11-21T10:15:00Z');
  const event = await newEvent();
  const userId = newUser();
  const today = await book(event, userId, { time: '11:15' });
  const tomorrow = await book(event, userId, SUNDAY);
  expect([today.body.queueDailyCounter.date, tomorrow.body.queueDailyCounter.date]).toEqual([
    '2026-11-21',
    '2026-11-22',
  ]);
  expect((await book(event, userId, SUNDAY)).body.error_code).toBe('event_ticket_already_exists');
  const { body } = await journey.app.service.call(
    userTicketsCall,
    { params: { scope: 'private', userId }, query: { events: true } },
    await journey.app.as(userId),
  );
  expect(body).toHaveLength(2);
  expect(body[0]).toMatchObject({ status: 'waiting', queueDailyCounter: SUNDAY });
  expect(body[0].qrCodeJWT).toEqual(expect.any(String));
});

test('S-05 a ticket of a later day is called on its day, at the entrance', async () => {
  setNow('2026-11-21T12:00:00Z');
  const event = await newEvent();
  const { counterId } = await join(journey.harness.deps, event, newUser(), SUNDAY);
  const ids = { merchantId: event.merchant.id, queueId: event.queue.id, counterId };
  const call = () =>
    callNext(journey.harness.deps, {
      ...ids,
      userId: 1,
      expectedCounter: null,
      idempotencyKey: null,
    });
  expect(await codeOf(call())).toBe('too_early');
  setNow('2026-11-22T09:54:59Z');
  expect(await codeOf(call())).toBe('too_early');
  setNow('2026-11-22T09:55:00Z');
  expect((await call()).tickets).toHaveLength(1);
});

test('S-05 S-10 seats of a later day are held, freed by a removal, and keep the seats of the event', async () => {
  setNow('2026-11-21T12:00:00Z');
  const event = await newEvent();
  const { deps } = journey.harness;
  const userId = newUser();
  const ticket = await join(deps, event, userId, { ...SUNDAY, paxCount: 8 });
  expect(await codeOf(join(deps, event, newUser(), { ...SUNDAY, paxCount: 3 }))).toBe('slot_full');
  const ref = { merchantId: event.merchant.id, queueId: event.queue.id };
  const lower = () => codeOf(changeQueue(deps, ref, { eventPaxCapacity: 7 }));
  expect(await lower()).toBe('people_in_queue');
  expect(await codeOf(changeQueue(deps, ref, { eventDuration: 60 }))).toBe(
    'cannot_change_schedule',
  );
  await removeTicket(deps, { userId, counterId: ticket.counterId, number: ticket.number });
  expect(await lower()).toBe('done');
});

test('S-05 staff list the tickets of a later day by its date', async () => {
  setNow('2026-11-21T12:00:00Z');
  const event = await newEvent();
  await join(journey.harness.deps, event, newUser(), SUNDAY);
  const params = { merchantId: event.merchant.id, queueId: event.queue.id };
  const manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const list = async (query: object) =>
    (await journey.app.service.call(queueTicketsCall, { params, query }, manager)).body;
  expect(await list({})).toEqual([]);
  expect(await list({ date: SUNDAY.date })).toMatchObject([{ ticketValue: 'BALD1' }]);
  expect(await list({ date: '2026-11-20' })).toEqual([]);
});

test.each([
  { name: 'a time without a show', query: { date: '2026-11-22', time: '11:16' } },
  { name: 'a day beyond the window', query: { date: '2026-11-23', time: '11:15' } },
  { name: 'a day that is over', query: { date: '2026-11-20', time: '11:15' } },
  { name: 'a date alone', query: { date: '2026-11-22' } },
])('S-05 $name cannot be booked', async ({ query }) => {
  setNow('2026-11-21T12:00:00Z');
  expect((await book(await newEvent(), newUser(), query)).body.error_code).toBe(
    'slot_not_bookable',
  );
});

test('S-05 a show on a day on which the merchant is closed cannot be booked, and none outside events', async () => {
  setNow('2026-11-21T12:00:00Z');
  const closing = { id: 1, dayOfWeek: null, date: '2026-11-22', start: null, end: null };
  const closed = await newEvent({}, { openings: [{ ...closing, typology: 'closings' }] });
  expect((await book(closed, newUser(), SUNDAY)).body.error_code).toBe('queue_closed');
  const queue = await journey.newQueue();
  expect((await book(queue, newUser(), { date: SUNDAY.date })).body.error_code).toBe(
    'slot_not_bookable',
  );
});

test('CON-065 S-05 before the opening no show can be booked, of whichever day', async () => {
  const evenings = {
    eventScheduleWeek: DAILY.map(() => ['21:00']),
    eventBookingBeforeStart: 172_800,
  };
  const event = await newEvent(evenings, {
    openings: everyDay('18:00', '23:00'),
    lineupLimitedBeforeOpening: 0,
    avoidLineupBeforeOpening: true,
  });
  const [today, tomorrow] = ['2026-11-21', '2026-11-22'].map((date) => ({ date, time: '21:00' }));
  for (const show of [today!, tomorrow!]) {
    setNow('2026-11-21T09:00:00Z');
    const { body } = await book(event, newUser(), show);
    expect([body.error_code, body.message]).toEqual([
      'lineup_not_open',
      'You can queue from 18:00',
    ]);
    setNow('2026-11-21T17:00:00Z');
    expect((await book(event, newUser(), show)).status).toBe(201);
  }
});

test.each([
  { name: 'forward', opens: '2027-03-27T09:15:00Z', show: '2027-03-28' },
  { name: 'back', opens: '2026-10-24T10:15:00Z', show: '2026-10-25' },
])(
  'S-05 S-13 a window over the night in which clocks go $name is a day of real time',
  async (night) => {
    const event = await newEvent();
    const begins = new Date(night.opens);
    const ask = (at: Date) => {
      journey.harness.clock.now = at;
      return codeOf(
        join(journey.harness.deps, event, newUser(), { date: night.show, time: '11:15' }),
      );
    };
    expect(await ask(new Date(begins.getTime() - 1_000))).toBe('slot_not_bookable');
    expect(await ask(begins)).toBe('done');
  },
);
