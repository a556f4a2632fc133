import { type EndedDay, learnDay } from './learn-day.ts';
import { NEW_PROFILE, type PaceProfile } from './pace-profile.ts';
import { learnError, NEW_ERRORS } from './quote-errors.ts';
import { sumOf } from './tallies.ts';

const SETTINGS = { capacity: 1, defaultWaitingTime: 600, timezone: 'Europe/Rome' };
/** A Monday, ten o'clock in Rome. */
const TEN = Date.parse('2026-11-16T09:00:00Z');
const DAY_MS = 86_400_000;
const at = (seconds: number, day = 0) => new Date(TEN + day * DAY_MS + seconds * 1_000);
const slot = (from: number, to: number) => ({ opensAt: at(from), closesAt: at(to) });
const close = (sum: number, weight: number) => ({
  sum: expect.closeTo(sum, 8),
  weight: expect.closeTo(weight, 8),
});

/** People who had waited for an hour are called so many seconds after ten. */
const dayOf = (seconds: readonly number[], day = 0, left = 0): EndedDay => ({
  calls: seconds.map((second) => ({ createdAt: at(-3_600, day), executedAt: at(second, day) })),
  slots: [],
  resumedAt: [],
  left,
});
const gaps = (...lengths: readonly number[]) => [
  0,
  ...lengths.map((_, index) => sumOf(lengths.slice(0, index + 1), Number)),
];
const learn = (...days: readonly EndedDay[]): PaceProfile =>
  days.reduce((profile, day) => learnDay(profile, SETTINGS, day), NEW_PROFILE);

test('S-02 the first day is what is known', () => {
  expect(learn(dayOf(gaps(120, 120), 0, 1))).toEqual({
    pace: close(240, 2),
    hours: { 10: close(2, 2) },
    weekdays: { 1: close(0, 1) },
    noise: close(0, 0),
    change: close(0, 0),
    left: close(1, 4),
    errors: NEW_ERRORS,
  });
});

test('S-02 a second day counts in full, and the first one a little less', () => {
  const learned = learn(dayOf(gaps(120, 120), 0, 1), dayOf(gaps(240), 1, 2));
  expect(learned).toMatchObject({
    pace: close(0.8 * 240 + 240, 0.8 * 2 + 1),
    hours: { 10: close(0.93 * 2 + 1, 0.93 * 2 + 1) },
    weekdays: { 1: close(0, 1), 2: close(Math.log(2), 1) },
    left: close(0.9 * 1 + 2, 0.9 * 4 + 4),
  });
  const aWeekLater = learn(dayOf(gaps(120, 120)), dayOf(gaps(240), 7));
  expect(aWeekLater.weekdays).toEqual({ 1: close(Math.log(2), 1.98) });
});

test('S-02 an hour is compared with its day, and each has its own', () => {
  const { hours } = learn(dayOf(gaps(1_800, 1_800, 900, 900)));
  expect(hours).toEqual({ 10: close(3_600 / 1_350, 2), 11: close(1_800 / 1_350, 2) });
});

test('S-02 a break counts as five times the pace of its day', () => {
  const { pace } = learn(dayOf(gaps(...Array<number>(9).fill(100), 5_000)));
  expect(pace).toEqual(close(900 + 5 * 590, 10));
});

test('S-02 rows of sixteen calls tell how much their pace differs and changes', () => {
  const row = gaps(...Array<number>(8).fill(50), ...Array<number>(8).fill(150));
  const first = learn(dayOf(row));
  expect([first.noise, first.change]).toEqual([close(4, 15), close(-4 / 15 / 16, 1)]);
  const steady = gaps(...Array<number>(16).fill(100));
  const { noise, change } = learn(dayOf(row), dayOf(steady, 7));
  expect(noise).toEqual(close(0.95 * 4, 0.95 * 15 + 15));
  expect(change.weight).toBeCloseTo(0.95 + 1);
});

test('S-02 of people served together each counts', () => {
  const pairs = (...lengths: readonly number[]) =>
    dayOf(gaps(...lengths).flatMap((second) => [second, second]));
  const learnPairs = (day: EndedDay) => learnDay(NEW_PROFILE, { ...SETTINGS, capacity: 2 }, day);
  const steady = learnPairs(pairs(...Array<number>(8).fill(200)));
  expect([steady.noise, steady.change]).toEqual([close(0, 7), close(0, 1)]);
  const interrupted = learnPairs(pairs(...Array<number>(9).fill(200), 10_000));
  expect(interrupted.pace).toEqual(close(1_800 + 5 * 2 * 590, 20));
});

test('S-02 a short wait is off by parts of a call, and says nothing of long ones', () => {
  const call = { createdAt: at(0), executedAt: at(10), quotedSeconds: 60 };
  const { errors } = learnDay(NEW_PROFILE, SETTINGS, { ...dayOf([]), calls: [call] });
  expect(errors).toEqual(learnError(NEW_ERRORS, { error: -0.2, calls: 0.1, quotedSeconds: 60 }));
});

test('S-02 what was told was corrected by what was known', () => {
  const known = { ...NEW_ERRORS, middle: 0.3 };
  const call = { createdAt: at(0), executedAt: at(600), quotedSeconds: 600 };
  const day = { ...dayOf([]), calls: [call] };
  const { errors } = learnDay({ ...NEW_PROFILE, errors: known }, SETTINGS, day);
  expect(errors).toEqual(learnError(known, { error: 0.3, calls: 1, quotedSeconds: 600 }));
});

test.each([
  {
    name: 'all the time',
    slots: [slot(-7_200, 7_200)],
    call: { createdAt: at(-600), executedAt: at(0), quotedSeconds: 600 },
  },
  {
    name: 'before the opening',
    slots: [slot(0, 7_200)],
    call: { createdAt: at(-1_800), executedAt: at(600), quotedSeconds: 2_400 },
  },
  {
    name: 'over midday',
    slots: [slot(-7_200, 0), slot(9_000, 18_000)],
    call: { createdAt: at(-300), executedAt: at(9_300), quotedSeconds: 9_600 },
  },
])('S-02 a wait of ten minutes of work that came as told is no error: $name', (row) => {
  const day = { ...dayOf([]), slots: row.slots, calls: [row.call] };
  const expected = learnError(NEW_ERRORS, { error: 0, calls: 1, quotedSeconds: 600 });
  expect(learnDay(NEW_PROFILE, SETTINGS, day).errors).toEqual(expected);
});

test.each([
  { name: 'much sooner', came: 1, error: -9 },
  { name: 'much later', came: 86_400, error: 9 },
])('S-02 a wait that came $name than told is an error', ({ came, error }) => {
  const call = { createdAt: at(0), executedAt: at(came), quotedSeconds: 36_000 };
  const day = { ...dayOf([]), calls: [call] };
  const expected = learnError(NEW_ERRORS, { error, calls: 60, quotedSeconds: 36_000 });
  expect(learnDay(NEW_PROFILE, SETTINGS, day).errors).toEqual(expected);
});
