import {
  buildCounter,
  buildMerchant,
  buildOpening,
  buildQueue,
} from '@turno/shared-types/test-data';
import { figuresOf } from './figures.ts';
import { merchantStatus } from './merchant-facts.ts';

const merchant = buildMerchant();
const seen = (now: string) => ({
  ...({ locale: 'de', now: new Date(`${now}+01:00`), waitSeconds: null, opensAt: null } as const),
});
const event = buildQueue({
  type: 'event',
  queue_daily_counters: [],
  coming_daily_counters: [buildCounter({ date: '2026-11-21', time: '20:00' })],
  eventBookingBeforeStart: 7 * 86_400,
  eventPaxCapacity: 4,
});

const coming = buildQueue({
  ...event,
  eventBookingBeforeStart: 7_200,
  eventScheduleWeek: [[], [], [], [], [], [], ['20:00']],
  coming_daily_counters: [],
});

test.each([
  { day: 'today', now: '2026-11-21T19:00:00', value: '20:00' },
  { day: 'tomorrow', now: '2026-11-20T19:00:00', value: 'Morgen, 20:00' },
  { day: 'another day', now: '2026-11-18T19:00:00', value: '21.11.2026, 20:00' },
  { day: 'yesterday', now: '2026-11-22T19:00:00', value: null },
])('S-05 a show of $day is the first free one: $value', ({ now, value }) => {
  const [, next] = figuresOf(merchant, event, seen(now));
  expect(next).toEqual({ label: 'Nächste freie Zeit', value });
});

test('S-05 an event of which no show can be booked yet names the next one and is closed', () => {
  const [, next] = figuresOf(merchant, coming, seen('2026-11-18T19:00:00'));
  expect(next).toEqual({ label: 'Nächster Termin', value: '21.11.2026, 20:00' });
  const theatre = buildMerchant({ queues: [coming] });
  expect(merchantStatus(theatre, seen('2026-11-18T19:00:00')).kind).toBe('closed');
});

test('CON-033 a queue that opens later says when, in place of the wait', () => {
  const figures = figuresOf(merchant, buildQueue(), {
    ...seen('2026-11-21T08:00:00'),
    opensAt: '09:00',
  });
  expect(figures.map(({ label }) => label)).toEqual([
    'Wartende Personen',
    'Öffnung',
    'Jetzt dran: Nummer',
  ]);
  expect(figures[1]?.value).toBe('09:00');
});

test.each([
  { at: '11:02', served: '53' },
  { at: '11:06', served: null },
])(
  'S-01 S-04 at $at a queue that closed after its last call at eleven serves $served',
  ({ at, served }) => {
    const calledAt = '2026-11-21T10:00:00.000Z';
    const call = { ticketValue: '53', first: 53, counter: 53, paxCount: 1, calledAt, desk: null };
    const called = { closed: true, ticketsAhead: 0, currentTicket: '53', latestCalls: [call] };
    const queue = buildQueue({ queue_daily_counters: [buildCounter(called)] });
    expect(figuresOf(merchant, queue, seen(`2026-11-21T${at}:00`)).at(-1)?.value).toBe(served);
  },
);

test('S-03 S-05 a number of the day before is named with its day', () => {
  const openings = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) =>
    buildOpening({ dayOfWeek, start: '00:00', end: '24:00' }),
  );
  const calledAt = '2026-11-21T22:59:00.000Z';
  const call = { ticketValue: '2', first: 2, counter: 2, paxCount: 1, calledAt, desk: null };
  const before = buildCounter({ date: '2026-11-21', currentTicket: '2', latestCalls: [call] });
  const queue = buildQueue({ queue_daily_counters: [before] });
  const figures = figuresOf(buildMerchant({ openings }), queue, seen('2026-11-22T00:01:00'));
  expect(figures.at(-1)).toMatchObject({ value: '2', hint: 'vom Vortag' });
});

test('S-04 an event that may still be booked after the last slot is open, as on its page', () => {
  const queue = {
    ...event,
    eventBookingBeforeStart: 8 * 86_400,
    coming_daily_counters: [buildCounter({ date: '2026-11-28', time: '20:00' })],
  };
  const shop = buildMerchant({
    queues: [queue],
    openings: [{ id: 1, dayOfWeek: 6, date: null, typology: null, start: '09:00', end: '20:00' }],
  });
  const kindAt = (time: string) => merchantStatus(shop, seen(`2026-11-21T${time}:00`)).kind;
  expect([kindAt('08:00'), kindAt('19:00'), kindAt('20:30')]).toEqual(['closed', 'open', 'open']);
});
