import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { queueFigures } from './use-queue-facts.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

test.each([
  ['10:02', '53'],
  ['10:06', null],
])(
  'S-01 S-04 at %s a queue that closed after its last call at ten serves %s, as its board says',
  (at, served) => {
    const calledAt = '2026-11-21T10:00:00.000Z';
    const call = { ticketValue: '53', first: 53, counter: 53, paxCount: 1, calledAt, desk: null };
    const called = { closed: true, ticketsAhead: 0, currentTicket: '53', latestCalls: [call] };
    const queue = buildQueue({ queue_daily_counters: [buildCounter(called)] });
    const figures = queueFigures(buildMerchant(), queue, new Date(`2026-11-21T${at}:00.000Z`));
    expect(figures.served?.ticketValue ?? null).toBe(served);
  },
);

test.each([
  ['an open queue shows its wait', 600, undefined, 600],
  ['X-23 no wait is hidden', 0, undefined, null],
  ['CON-033 the opening time replaces it', 600, '15:00', null],
])('%s', (_, estimatedWaitingTime, start, waitSeconds) => {
  const queue = buildQueue({ queue_daily_counters: [buildCounter({ estimatedWaitingTime })] });
  const openings = start
    ? [{ id: 1, dayOfWeek: 6, date: null, start, end: '20:00', typology: null }]
    : buildMerchant().openings;
  const figures = queueFigures(buildMerchant({ openings }), queue, NOW);
  expect(figures).toMatchObject({ waitSeconds, opensAt: start ?? null });
});
