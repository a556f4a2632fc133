import { merchantDay } from '@turno/shared-types/rules';
import { buildDay, buildOpening } from '@turno/shared-types/test-data';
import { NEW_PROFILE } from '@turno/shared-types/waits';
import { estimateOf, historyOf } from './queue-estimate.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000);
const DAY = buildDay({ time: '00:00', slots: ['00:10-24:00'] });
const KIND = { type: 'standard', passMode: 'free' } as const;

/** People came early; a call every minute. */
function moment() {
  const called = [-130, -70, -10].map((second) => ({
    createdAt: at(-7_200),
    executedAt: at(second),
  }));
  return {
    queue: { ...KIND, capacity: 1, defaultWaitingTime: 600 },
    figures: { called, counter: { resumedAt: [at(-7_200)] }, waiting: { createdAt: [NOW] } },
    day: DAY,
    slot: null,
    now: at(0.2),
  };
}

test('S-02 the history of a queue is made of its settings, what it learned, its calls and the hours of the day', () => {
  const executedAt = at(0);
  const call = { createdAt: at(-60), executedAt };
  const resumedAt = [at(-30)];
  const profile = { ...NEW_PROFILE, pace: { sum: 900, weight: 9 } };
  const settings = { ...KIND, capacity: 2, defaultWaitingTime: 60 };
  const parts = {
    queue: { ...settings, pace: { date: '2026-11-20', profile } },
    figures: { called: [call], counter: { resumedAt }, waiting: { createdAt: [NOW] } },
    day: DAY,
    now: at(-0.5),
  };
  const history = {
    capacity: 2,
    defaultWaitingTime: 60,
    profile,
    now: parts.now,
    timezone: DAY.timezone,
    slots: DAY.slots,
    closesAt: DAY.slots[0]?.closesAt,
    calls: [call],
    firstWaitsSince: at(0),
    resumedAt: [...resumedAt, ...DAY.slots.map(({ opensAt }) => opensAt)],
  };
  expect(historyOf({ ...parts, slot: null })).toEqual({ ...history, secondsUntilShow: null });
  const slot = { startsAt: executedAt };
  expect(historyOf({ ...parts, slot })).toEqual({ ...history, secondsUntilShow: 1 });
  const unknown = historyOf({ ...parts, queue: settings, figures: undefined, slot: null });
  expect(unknown).toMatchObject({ calls: [], profile: NEW_PROFILE });
});

test('S-02 all who look at a queue within a second share one estimate, and the next second makes its own', () => {
  const parts = moment();
  const estimate = estimateOf(parts);
  expect(estimateOf({ ...parts, queue: { ...parts.queue }, now: at(0.9) })).toBe(estimate);
  expect(estimateOf({ ...parts, now: at(1) })).not.toBe(estimate);
});

test.each<{ name: string; change: (parts: Parts) => Parts }>([
  {
    name: 'a call',
    change: (parts) => {
      const call = { createdAt: at(-7_200), executedAt: at(0.1) };
      return { ...parts, figures: { ...parts.figures, called: [call, ...parts.figures.called] } };
    },
  },
  {
    name: 'a queue that resumes',
    change: ({ figures, ...parts }) => {
      const counter = { resumedAt: [...figures.counter.resumedAt, at(-90)] };
      return { ...parts, figures: { ...figures, counter } };
    },
  },
  {
    name: 'another setting',
    change: (parts) => ({ ...parts, queue: { ...parts.queue, defaultWaitingTime: 60 } }),
  },
  {
    name: 'another number of people served together',
    change: (parts) => ({ ...parts, queue: { ...parts.queue, capacity: 3 } }),
  },
  {
    name: 'other opening hours',
    change: (parts) => ({
      ...parts,
      day: buildDay({ time: '00:00', slots: ['00:10-11:02', '15:00-24:00'] }),
    }),
  },
])('S-02 $name changes the estimate within the second', ({ change }) => {
  const parts = moment();
  const before = estimateOf(parts).of(8);
  const changed = change(parts);
  expect(estimateOf(changed).of(8)).not.toEqual(before);
  // As if nobody had asked before.
  const alone = {
    ...changed,
    figures: { ...changed.figures, called: [...changed.figures.called] },
  };
  expect(estimateOf(changed).of(8)).toEqual(estimateOf(alone).of(8));
});

test('S-02 the show that is asked about decides its estimate', () => {
  const parts = moment();
  const secondsUntil = (startsAt: Date) =>
    estimateOf({ ...parts, slot: { startsAt } }).of(8).seconds;
  expect([at(60), at(120)].map(secondsUntil)).toEqual([60, 120]);
});

type Hours = { start: string; end: string }[];
const UNTIL_TWO: Hours = [
  { start: '00:00', end: '02:00' },
  { start: '18:00', end: '24:00' },
];

test.each<{ name: string; hours: Hours; ahead?: number; passMode?: 'generic'; isLate: boolean }>([
  { name: 'it closes in half an hour', hours: [{ start: '00:00', end: '23:30' }], isLate: true },
  { name: 'it never closes', hours: [{ start: '00:00', end: '24:00' }], isLate: false },
  { name: 'it closes at two', hours: UNTIL_TWO, isLate: true },
  { name: 'it closes at two, with time for ten', hours: UNTIL_TWO, ahead: 10, isLate: false },
  {
    name: 'uses of passes, which are of one day',
    hours: [{ start: '00:00', end: '24:00' }],
    passMode: 'generic',
    isLate: true,
  },
])('S-04 S-05 an hour before midnight, a hundred people ahead: $name', (each) => {
  const { hours, ahead = 100, passMode = 'free', isLate } = each;
  const openings = [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) =>
    hours.map((row) => buildOpening({ dayOfWeek, date: null, ...row })),
  );
  const now = new Date('2026-11-21T22:00:00Z');
  const day = merchantDay({ openings, timezone: 'Europe/Rome' }, now);
  const queue = { ...moment().queue, passMode } as const;
  const estimate = estimateOf({ queue, figures: undefined, day, slot: null, now });
  expect(estimate.isTooLate(ahead)).toBe(isLate);
});

type Parts = ReturnType<typeof moment>;

test('S-02 S-05 where a place stays open, hours and calls of the day before count on after midnight', () => {
  const parts = moment();
  const [first] = DAY.slots;
  const openSince = new Date(NOW - 86_400_000);
  const before = {
    figures: {
      called: [{ createdAt: at(-3_600), executedAt: at(-1_800) }],
      counter: { resumedAt: [at(-5_000)] },
      waiting: { createdAt: [at(-4_000).getTime()] },
    },
  };
  const history = historyOf({ ...parts, before, day: { ...DAY, openSince } });
  expect(history.slots).toEqual([{ opensAt: openSince, closesAt: first?.closesAt }]);
  expect(history.calls).toEqual([...before.figures.called, ...parts.figures.called]);
  // Who is still to be carried over is the next person.
  expect(history.firstWaitsSince).toEqual(at(-4_000));
  expect(history.resumedAt).toEqual([at(-5_000), at(-7_200), openSince]);
  expect(estimateOf({ ...parts, before })).not.toBe(estimateOf(parts));
});
