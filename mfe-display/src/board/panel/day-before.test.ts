import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { panelsOf } from './panel-view.ts';

/** A quarter past midnight in Rome. */
const NOW = new Date('2026-11-21T23:15:00Z');
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

const calledAt = (minutesAgo: number) =>
  new Date(NOW.getTime() - minutesAgo * 60_000).toISOString();
const call = (ticketValue: string, queueId: number, minutesAgo: number) => ({
  ticketValue,
  queueId,
  desk: 'Sala',
  calledAt: calledAt(minutesAgo),
});
const countedOn = (date: string, ...recentCalls: ReturnType<typeof call>[]) =>
  buildCounter({ date, currentTicket: recentCalls[0]?.ticketValue ?? null, recentCalls });

function shown(...days: ReturnType<typeof countedOn>[]) {
  const family = buildQueue({ multiQueue: true, queue_daily_counters: days });
  const childQueues = SIZES.map((size) => ({ ...family, ...size, childQueues: undefined }));
  const queues = [{ ...family, childQueues }];
  return panelsOf(buildMerchant({ openings: ALWAYS, queues }), NOW)[0];
}

test('S-01 S-05 after midnight a size shows no number of the day before whose ticket has expired: another person holds it now', () => {
  const [today, before] = ['2026-11-22', '2026-11-21'];
  const panel = shown(countedOn(today, call('B1', 22, 1)), countedOn(before, call('A1', 21, 20)));
  expect(panel?.sizes.map(({ call }) => call?.number)).toEqual([undefined, 'B1']);
  expect(panel?.calls.map(({ number }) => number)).toEqual(['B1']);
  const late = shown(countedOn(today, call('B1', 22, 1)), countedOn(before, call('A7', 21, 4)));
  expect(late?.sizes.map(({ call }) => call?.number)).toEqual(['A7', 'B1']);
});
