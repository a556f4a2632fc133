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
    ...{ capacity: 2, defaultWaitingTime: 60, profile, now: parts.now },
    ...{ timezone: DAY.timezone, slots: DAY.slots, closesAt: DAY.slots[0]?.closesAt },
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

test.each<{ name: string; end: string; passMode: 'free' | 'generic'; isLate: boolean }>([
  { name: 'a place that closes at half past', end: '23:30', passMode: 'free', isLate: true },
  { name: 'a place that never closes', end: '24:00', passMode: 'free', isLate: false },
  { name: 'uses of passes, which are of one day', end: '24:00', passMode: 'generic', isLate: true },
])('S-04 S-05 an hour before midnight, a hundred people ahead: $name', (each) => {
  const openings = Array.from({ length: 7 }, (_, dayOfWeek) =>
    buildOpening({ dayOfWeek, date: null, start: '00:00', end: each.end }),
  );
  const now = new Date('2026-11-21T22:00:00Z');
  const day = merchantDay({ openings, timezone: 'Europe/Rome' }, now);
  const queue = { ...moment().queue, passMode: each.passMode };
  const estimate = estimateOf({ queue, figures: undefined, day, slot: null, now });
  expect(estimate.isTooLate(100)).toBe(each.isLate);
});

type Parts = ReturnType<typeof moment>;
