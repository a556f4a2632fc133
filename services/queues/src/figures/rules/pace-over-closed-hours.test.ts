import { merchantDay } from '@turno/shared-types/rules';
import { buildMerchant, buildOpening } from '@turno/shared-types/test-data';
import { estimate, historyOf } from './estimate.ts';

const SETTING = 300;
const ROME = buildMerchant({
  timezone: 'Europe/Rome',
  openings: [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) => [
    buildOpening({ dayOfWeek, start: '01:00', end: '12:00' }),
    buildOpening({ dayOfWeek, start: '15:00', end: '20:00' }),
  ]),
});

/** The estimate for ten people ahead, at an instant, in a queue that served one every 100 s at these instants. */
function waitAt(now: string, ...firstCalls: string[]) {
  const calls = firstCalls.flatMap((first) =>
    Array.from({ length: 6 }, (_, index) => ({
      createdAt: new Date('2026-01-01T00:00:00Z'),
      executedAt: new Date(Date.parse(first) + index * 100_000),
    })),
  );
  const queue = { capacity: 1, defaultWaitingTime: SETTING };
  const day = merchantDay(ROME, new Date(now));
  const figures = { called: calls, counter: {} };
  return estimate(historyOf({ queue, figures, day, slot: null, now: new Date(now) }), 10).seconds;
}

test.each([
  { name: 'an ordinary morning', now: '2026-11-21T10:00:00Z', calls: ['2026-11-21T09:00:00Z'] },
  {
    name: 'closed hours at midday',
    now: '2026-11-21T14:20:00Z',
    calls: ['2026-11-21T10:45:00Z', '2026-11-21T14:05:00Z'],
  },
  {
    name: 'the night, after calls of yesterday',
    now: '2026-11-22T00:30:00Z',
    calls: ['2026-11-21T18:45:00Z', '2026-11-22T00:05:00Z'],
  },
  {
    name: 'the hour that does not exist',
    now: '2026-03-29T01:10:00Z',
    calls: ['2026-03-29T00:55:00Z'],
  },
  {
    name: 'the hour that exists twice',
    now: '2026-10-25T01:10:00Z',
    calls: ['2026-10-25T00:55:00Z'],
  },
])('S-02 S-13 $name: ten people at 100 s each', ({ now, calls }) => {
  expect(waitAt(now, ...calls)).toBe(1_000);
});
