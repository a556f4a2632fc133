import { buildCounter, buildMerchant, buildQueue } from '../../../test-data/index.ts';
import { servedNumber } from './served-number.ts';

/** 20:10 in Rome, ten minutes after the only slot of the day. */
const NOW = new Date('2026-11-21T19:10:00Z');
const SLOT = { id: 1, dayOfWeek: 6, date: null, typology: null, start: '09:00', end: '20:00' };
const OPEN = { ...SLOT, end: '23:00' };

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
  servedNumber(
    buildMerchant({ openings: [SLOT], ...merchant }),
    buildQueue({ queue_daily_counters: [{ ...dayOf(300), ...day }] }),
    NOW,
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
])('S-03 S-04 the number of a queue: %s', (_, day, merchant, number) => {
  expect(served(day, merchant)).toBe(number);
});

test.each([
  ['20:08', '1'],
  ['20:04', null],
])(
  'S-04 an event on a day without hours serves the number of the show of %s that called last: %s',
  (time, number) => {
    const show = (id: number, at: string) => ({ ...dayOf(0), id, time: at, currentTicket: null });
    const call = { ...called(900), ticketValue: '1' };
    const first = { ...show(1, time), currentTicket: '1', latestCalls: [call] };
    const shows = [first, { ...show(2, '22:00'), latestCalls: [] }];
    const queue = buildQueue({ type: 'event', queue_daily_counters: shows });
    expect(servedNumber(buildMerchant({ openings: [] }), queue, NOW)).toBe(number);
  },
);
