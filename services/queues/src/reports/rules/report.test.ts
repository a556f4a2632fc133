import { datesBetween, rangeReport, todayReport, usualDates } from './report.ts';
import { addTallies, type Counts, type RollUp } from './tally.ts';
import { bucketOf } from './wait-buckets.ts';

const hour = (at: number, arrivals: number, change: Partial<Counts> = {}) => ({
  hour: at,
  ...addTallies([{ arrivals, ...change }]),
});
const dayOf = (date: string, ...hours: ReturnType<typeof hour>[]): RollUp => ({
  queueId: 1,
  date,
  hours,
});

test('dates run over the ends of months and leap years', () => {
  expect(datesBetween('2028-02-28', '2028-03-01')).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(datesBetween('2026-11-22', '2026-11-21')).toEqual([]);
  expect(usualDates('2026-11-23').slice(0, 2)).toEqual(['2026-11-16', '2026-11-09']);
  expect(usualDates('2026-11-23')).toHaveLength(8);
});

test('queues of one day add up, and days by their weekday', () => {
  const report = rangeReport([
    dayOf('2026-11-16', hour(9, 3)),
    { ...dayOf('2026-11-16', hour(9, 2), hour(10, 1, { left: 1 })), queueId: 2 },
    dayOf('2026-11-23', hour(10, 4)),
    dayOf('2026-11-24', hour(10, 0)),
  ]);
  expect(report.total).toMatchObject({ arrivals: 10, left: 1, waitMedian: null });
  expect(report.days).toMatchObject([
    { date: '2026-11-16', arrivals: 6 },
    { date: '2026-11-23', arrivals: 4 },
  ]);
  expect(report.weekdays).toMatchObject([{ dayOfWeek: 1, days: 2, arrivals: 10 }]);
  expect(report.hours.map((each) => [each.hour, each.arrivals])).toEqual([
    [9, 5],
    [10, 5],
  ]);
});

test('today is compared with the medians of this weekday, up to the present minute', () => {
  const past = [10, 20, 60].map((arrivals, week) =>
    dayOf(usualDates('2026-11-23')[week] ?? '', hour(9, arrivals), hour(10, 8), hour(15, 2)),
  );
  const today = [dayOf('2026-11-23', hour(9, 12), hour(10, 3), hour(20, 7))];
  const report = todayReport({ date: '2026-11-23', hour: 10, part: 0.5 }, today, past);
  // A show of this evening is not part of the day so far.
  expect(report.figures.arrivals).toBe(15);
  expect(report.usual).toMatchObject({ days: 3, soFar: { arrivals: 24 } });
  expect(report.usual).toMatchObject({ wholeDay: { arrivals: 30, waitMedian: null } });
  expect(report.usual?.hours).toEqual([
    { hour: 9, arrivals: 20 },
    { hour: 10, arrivals: 8 },
    { hour: 15, arrivals: 2 },
  ]);
});

test('S-05 a day on which only people of the day before were served is a day of the report', () => {
  const { total, days } = rangeReport([
    dayOf('2026-11-21', hour(23, 2)),
    dayOf('2026-11-22', hour(0, 0, { calls: 2 })),
  ]);
  expect(total).toMatchObject({ arrivals: 2, calls: 2 });
  expect(days.map(({ date, arrivals }) => [date, arrivals])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-22', 0],
  ]);
});

test('days, weekdays and hours are in order, whatever the order of the roll-ups', () => {
  const rollUps = [
    dayOf('2026-11-27', hour(15, 1), hour(9, 1)),
    dayOf('2026-11-22', hour(12, 1)),
    dayOf('2026-11-24', hour(10, 1)),
  ];
  const { days, weekdays, hours } = rangeReport(rollUps);
  expect(days.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-24', '2026-11-27']);
  expect(weekdays.map(({ dayOfWeek }) => dayOfWeek)).toEqual([0, 2, 5]);
  expect(hours.map((each) => each.hour)).toEqual([9, 10, 12, 15]);
  const { usual } = todayReport({ date: '2026-11-29', hour: 10, part: 0 }, [], rollUps);
  expect(usual?.hours.map((each) => each.hour)).toEqual([9, 10, 12, 15]);
});

test('the usual wait is the median of the days on which anybody was called', () => {
  const waited = (date: string, seconds: number) => {
    const waits = { [bucketOf(seconds)]: 1 };
    return dayOf(date, { hour: 9, ...addTallies([{ arrivals: 1, calls: 1, waits }]) });
  };
  const quiet = dayOf('2026-11-08', hour(9, 1));
  const at = { date: '2026-11-29', hour: 10, part: 0 };
  const usual = (...days: RollUp[]) => todayReport(at, [], days).usual?.wholeDay;
  const one = usual(waited('2026-11-15', 600), quiet);
  expect(one).toMatchObject({ waitMedian: expect.any(Number), wait90: expect.any(Number) });
  expect(usual(waited('2026-11-15', 600), waited('2026-11-22', 600), quiet)).toMatchObject({
    waitMedian: one?.waitMedian,
    wait90: one?.wait90,
  });
  expect(usual(quiet)).toMatchObject({ waitMedian: null, wait90: null });
});

test('without an earlier day there is nothing usual', () => {
  const none = todayReport({ date: '2026-11-23', hour: 10, part: 0 }, [], []);
  expect(none).toMatchObject({ figures: { arrivals: 0 }, hours: [], usual: null });
});
