import { buildCounter, buildMerchant, buildQueue } from '../../../test-data/index.ts';
import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';
import { servedNumber, shownShow, showsOfToday } from './served-number.ts';

/** 20:10 in Rome, ten minutes after the only slot of the day. */
const NOW = new Date('2026-11-21T19:10:00Z');
const SLOT = { id: 1, dayOfWeek: 6, date: null, typology: null, start: '09:00', end: '20:00' };
const OPEN = { ...SLOT, end: '23:00' };

const valueIn = (merchant: Merchant, queue: Queue, now = NOW) =>
  servedNumber(merchant, queue, now)?.ticketValue ?? null;

const called = (secondsAgo: number) => ({
  first: 47,
  counter: 47,
  paxCount: 1,
  ticketValue: '47',
  desk: null,
  calledAt: new Date(NOW.getTime() - secondsAgo * 1_000).toISOString(),
});
const dayOf = (secondsAgo: number) =>
  buildCounter({
    date: '2026-11-21',
    counter: 47,
    currentTicket: '47',
    ticketsAhead: 0,
    paxAhead: 0,
    latestCalls: [called(secondsAgo)],
  });
const served = (day: object, merchant: object = {}) =>
  valueIn(
    buildMerchant({ openings: [SLOT], ...merchant }),
    buildQueue({ queue_daily_counters: [{ ...dayOf(300), ...day }] }),
  );

test.each([
  ['after the last slot, the call not older than a ticket is good', {}, {}, '47'],
  ['after the last slot, the call older', dayOf(301), {}, null],
  ['after the last slot, people wait', { ...dayOf(301), ticketsAhead: 1 }, {}, '47'],
  ['closed by staff', { closed: true }, { openings: [OPEN] }, '47'],
  ['closed by staff a while ago', { ...dayOf(301), closed: true }, { openings: [OPEN] }, null],
  ['open', dayOf(9_000), { openings: [OPEN] }, '47'],
  ['paused', { ...dayOf(9_000), paused: true }, {}, '47'],
  ['of an earlier day', { date: '2026-11-20' }, { openings: [OPEN] }, null],
  ['kept aside', { currentTicket: null }, {}, null],
  ['of a service that tells no time of a call', { latestCalls: undefined }, {}, null],
  [
    'after the last slot, the call older than one of another number',
    { latestCalls: [{ ...called(10), ticketValue: '46' }, called(301)] },
    {},
    null,
  ],
  [
    'after the last slot, of a desk that kept it aside',
    { latestCalls: [{ ...called(10), ended: true }] },
    {},
    null,
  ],
])('S-03 S-04 the number of a queue: %s', (_, day, merchant, number) => {
  expect(served(day, merchant)).toBe(number);
});

test('S-03 a queue without a counter, or that only lists people, serves no number', () => {
  const merchant = buildMerchant({ openings: [OPEN] });
  const unused = buildQueue({ queue_daily_counters: [] });
  const list = buildQueue({ listOnly: true, queue_daily_counters: [dayOf(0)] });
  expect([unused, list].map((queue) => servedNumber(merchant, queue, NOW))).toEqual([null, null]);
});

const showAt = (time: string, change: object = {}) => ({
  ...dayOf(0),
  time,
  currentTicket: null,
  latestCalls: [],
  ...change,
});
const eventOf = (...shows: ReturnType<typeof showAt>[]) =>
  buildQueue({ type: 'event', queue_daily_counters: shows });
const calledFor = (ticketValue: string, secondsAgo: number) => ({
  currentTicket: ticketValue,
  latestCalls: [{ ...called(secondsAgo), ticketValue }],
});

test.each([
  ['20:08', '1'],
  ['20:04', null],
])(
  'S-04 an event on a day without hours serves the number of the show of %s that called last: %s',
  (time, number) => {
    const queue = eventOf(showAt(time, calledFor('1', 900)), showAt('22:00'));
    expect(valueIn(buildMerchant({ openings: [] }), queue)).toBe(number);
  },
);

test.each([
  ['the show that called last', [calledFor('1', 900), calledFor('2', 60), {}], '20:05', '2'],
  ['the first of those that called nobody', [{}, {}, {}], '20:00', null],
])('S-03 an event shows the number of %s', (_, [first, second, third], shown, number) => {
  const queue = eventOf(showAt('20:00', first), showAt('20:05', second), showAt('22:00', third));
  const merchant = buildMerchant({ openings: [OPEN] });
  expect(shownShow(showsOfToday(merchant, queue, NOW))?.slot.time).toBe(shown);
  expect(valueIn(merchant, queue)).toBe(number);
});

test.each([
  ['those that the public can book until now', ['19:54', '19:55', '22:00'], ['19:55', '22:00']],
  ['none where there are only later ones', [], []],
])('QUE-083 S-05 the shows of today are %s', (_, times, shown) => {
  const tomorrow = showAt('20:30', { date: '2026-11-22', ...calledFor('9', 60) });
  const queue = { ...eventOf(...times.map((at) => showAt(at))), coming_daily_counters: [tomorrow] };
  const merchant = buildMerchant({ openings: [OPEN] });
  expect(showsOfToday(merchant, queue, NOW).map(({ slot }) => slot.time)).toEqual(shown);
});

test('S-03 an event without shows serves no number', () => {
  expect(servedNumber(buildMerchant({ openings: [OPEN] }), eventOf(), NOW)).toBeNull();
});

const ALWAYS = Array.from({ length: 7 }, (_, dayOfWeek) => ({
  ...SLOT,
  id: dayOfWeek,
  dayOfWeek,
  start: '00:00',
  end: '24:00',
}));
/** Two minutes past midnight in Rome. */
const MIDNIGHT = new Date('2026-11-21T23:02:00Z');
const callAt = (ticketValue: string, minutesAgo: number) => ({
  ...called(0),
  ticketValue,
  calledAt: new Date(MIDNIGHT.getTime() - minutesAgo * 60_000).toISOString(),
});
const countedOn = (date: string, ...calls: ReturnType<typeof callAt>[]) =>
  buildCounter({ date, currentTicket: calls[0]?.ticketValue ?? null, latestCalls: calls });
const at = (openings: typeof ALWAYS, ...days: ReturnType<typeof countedOn>[]) =>
  servedNumber(buildMerchant({ openings }), buildQueue({ queue_daily_counters: days }), MIDNIGHT);
const [OLD, NEW] = ['2026-11-21', '2026-11-22'];

test.each([
  ['nobody was called since', [countedOn(NEW), countedOn(OLD, callAt('57', 3))], '57', true],
  ['the new day is not known yet', [countedOn(OLD, callAt('57', 3))], '57', true],
  ['its ticket has expired', [countedOn(NEW), countedOn(OLD, callAt('57', 6))], null, false],
  [
    'the new day has called',
    [countedOn(NEW, callAt('1', 1)), countedOn(OLD, callAt('57', 3))],
    '1',
    false,
  ],
  [
    'it was called again',
    [countedOn(NEW, callAt('1', 1)), countedOn(OLD, callAt('57', 0))],
    '57',
    true,
  ],
])(
  'S-03 S-05 the number that was called before midnight where a place stays open: %s',
  (_, days, ticketValue, isOfDayBefore) => {
    expect(at(ALWAYS, ...days)).toEqual(ticketValue && { ticketValue, isOfDayBefore });
    // Elsewhere its day is over.
    const shop = ALWAYS.map((row) => ({ ...row, start: '09:00', end: '20:00' }));
    expect(at(shop, countedOn(OLD, callAt('57', 3)))).toBeNull();
  },
);
