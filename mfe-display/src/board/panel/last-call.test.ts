import type { Queue } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { panelsOf } from './panel-view.ts';

/** 20:10 in Rome, ten minutes after the only slot of the day. */
const NOW = new Date('2026-11-21T19:10:00Z');
const SLOT = { id: 1, dayOfWeek: 6, date: null, typology: null, start: '09:00', end: '20:00' };
const DESK = { desk: null, first: 47, counter: 47, paxCount: 1, ticketValue: '47' };

const calledAt = (secondsAgo: number) => new Date(NOW.getTime() - secondsAgo * 1_000).toISOString();
const day = (secondsAgo: number) =>
  buildCounter({
    date: '2026-11-21',
    counter: 47,
    currentTicket: '47',
    ticketsAhead: 0,
    paxAhead: 0,
    latestCalls: [{ ...DESK, calledAt: calledAt(secondsAgo) }],
  });

function shown(queue: Partial<Queue>, merchant: object = {}) {
  const queues = [buildQueue(queue)];
  return panelsOf(buildMerchant({ queues, openings: [SLOT], ...merchant }), NOW)[0];
}

const brand = { id: 4, name: 'Mercati', logoUrl: null, brandColour: null };

test.each([
  { name: 'the call is not five minutes old', ago: 300, merchant: {}, number: '47' },
  { name: 'it is older', ago: 301, merchant: {}, number: null },
  {
    name: 'the merchant keeps tickets longer',
    ago: 599,
    merchant: { ticketsExpireIn: 600 },
    number: '47',
  },
  {
    name: 'the brand keeps them shorter',
    ago: 90,
    merchant: { ticketsExpireIn: 600, franchising: { ...brand, ticketsExpireIn: 60 } },
    number: null,
  },
])('DIS-002 S-03 S-04 after the last slot nobody waits and $name', ({ ago, merchant, number }) => {
  const state = shown({ queue_daily_counters: [day(ago)] }, merchant);
  expect(state).toMatchObject({ state: 'closed', number });
});

test('DIS-002 S-03 a queue that staff closed shows the last number until the ticket expires', () => {
  const openings = [{ ...SLOT, end: '23:00' }];
  const closed = (ago: number) => [{ ...day(ago), closed: true }];
  expect(shown({ queue_daily_counters: closed(60) }, { openings })?.number).toBe('47');
  expect(shown({ queue_daily_counters: closed(400) }, { openings })?.number).toBeNull();
});

test('S-21 a closed queue shows no number that was kept aside or taken back', () => {
  const [call] = day(60).latestCalls ?? [];
  const latestCalls = call ? [{ ...call, ended: true }] : [];
  const aside = { ...day(60), currentTicket: null, latestCalls };
  expect(shown({ queue_daily_counters: [aside] })?.number).toBeNull();
});

/** A quarter past midnight in Rome. */
const AFTER_MIDNIGHT = new Date('2026-11-21T23:15:00Z');
const ALWAYS = Array.from({ length: 7 }, (_, dayOfWeek) => ({
  id: dayOfWeek,
  dayOfWeek,
  date: null,
  typology: null,
  start: '00:00',
  end: '24:00',
}));
const SIZES = [
  { id: 21, minPax: 1, maxPax: 2 },
  { id: 22, minPax: 3, maxPax: null },
];

const minutesBefore = (minutesAgo: number) =>
  new Date(AFTER_MIDNIGHT.getTime() - minutesAgo * 60_000).toISOString();
const call = (ticketValue: string, queueId: number, minutesAgo: number) => ({
  ticketValue,
  queueId,
  desk: 'Sala',
  calledAt: minutesBefore(minutesAgo),
});
const countedOn = (date: string, ...recentCalls: ReturnType<typeof call>[]) =>
  buildCounter({ date, currentTicket: recentCalls[0]?.ticketValue ?? null, recentCalls });

function shownSizes(...days: ReturnType<typeof countedOn>[]) {
  const family = buildQueue({ multiQueue: true, queue_daily_counters: days });
  const childQueues = SIZES.map((size) => ({ ...family, ...size, childQueues: undefined }));
  const queues = [{ ...family, childQueues }];
  return panelsOf(buildMerchant({ openings: ALWAYS, queues }), AFTER_MIDNIGHT)[0];
}

test('S-01 S-05 after midnight a size shows no number of the day before whose ticket has expired: another person holds it now', () => {
  const [today, before] = ['2026-11-22', '2026-11-21'];
  const panel = shownSizes(
    countedOn(today, call('B1', 22, 1)),
    countedOn(before, call('A1', 21, 20)),
  );
  expect(panel?.sizes.map(({ call }) => call?.number)).toEqual([undefined, 'B1']);
  expect(panel?.calls.map(({ number }) => number)).toEqual(['B1']);
  const late = shownSizes(
    countedOn(today, call('B1', 22, 1)),
    countedOn(before, call('A7', 21, 4)),
  );
  expect(late?.sizes.map(({ call }) => call?.number)).toEqual(['A7', 'B1']);
});
