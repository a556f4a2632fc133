import {
  leavingShare,
  NEW_PROFILE,
  type PaceProfile,
  spreadOf,
  usualCalls,
  usualPace,
  usualPaceAt,
} from './pace-profile.ts';

const SETTINGS = { capacity: 1, defaultWaitingTime: 300 };
const SATURDAY_AT_TEN = { dayOfWeek: 6, minutes: 600 };
const tally = (sum: number, weight: number) => ({ sum, weight });
const known = (change: Partial<PaceProfile>): PaceProfile => ({ ...NEW_PROFILE, ...change });

test.each([
  { name: 'the setting', settings: SETTINGS, pace: 300 },
  {
    name: 'the setting among those served together',
    settings: { ...SETTINGS, capacity: 3 },
    pace: 100,
  },
  {
    name: 'the setting where nobody is served together',
    settings: { ...SETTINGS, capacity: 0 },
    pace: 300,
  },
  {
    name: 'past calls, beside which the setting counts for five',
    profile: { pace: tally(1_000, 10) },
    pace: 2_500 / 15,
  },
  {
    name: 'that of the hour, which counts beside twenty usual calls',
    profile: { hours: { 10: tally(30, 10) } },
    pace: (300 * 50) / 30,
  },
  { name: 'not that of the hour before', profile: { hours: { 9: tally(30, 10) } }, pace: 300 },
  {
    name: 'that of the weekday, which counts beside four usual ones',
    profile: { weekdays: { 6: tally(8 * Math.log(2), 4) } },
    pace: 600,
  },
  {
    name: 'not that of the weekday before',
    profile: { weekdays: { 5: tally(8 * Math.log(2), 4) } },
    pace: 300,
  },
])('S-02 the usual time of a call is $name', ({ profile = {}, settings = SETTINGS, pace }) => {
  expect(usualPace(known(profile), settings, SATURDAY_AT_TEN)).toBeCloseTo(pace);
});

test('S-02 the hour is that of the clock of the place', () => {
  const profile = known({ hours: { 10: tally(30, 10) } });
  const paceIn = (timezone: string) =>
    usualPaceAt(profile, { ...SETTINGS, timezone }, new Date('2026-11-21T09:30:00Z'));
  expect([paceIn('Europe/Rome'), paceIn('UTC')]).toEqual([500, 300]);
});

test.each([
  { name: 'a new queue', profile: {}, calls: 10 },
  { name: 'a queue whose calls differ more', profile: { noise: tally(20, 20) }, calls: 15 },
  { name: 'a queue that changes more', profile: { change: tally(1.5, 10) }, calls: 5 },
  { name: 'a very lively one', profile: { change: tally(100, 10) }, calls: 4 },
  { name: 'a very steady one', profile: { change: tally(0, 1e6) }, calls: 300 },
  { name: 'one that seems to change less than not', profile: { change: tally(-9, 9) }, calls: 300 },
])('S-02 the usual pace of $name counts for $calls calls', ({ profile, calls }) => {
  expect(usualCalls(known(profile))).toBeCloseTo(calls);
});

test.each([
  { name: 'no call', profile: {}, calls: 0, squared: 0.5 + 2.6 * 0.05 },
  { name: 'four calls', profile: {}, calls: 4, squared: 0.5 / 5 + 2.6 * 0.05 },
  {
    name: 'four calls whose times differ more',
    profile: { noise: tally(20, 20) },
    calls: 4,
    squared: 0.75 / 5 + 2.6 * 0.05,
  },
  {
    name: 'four calls of the steadiest queue',
    profile: { change: tally(0, 1e6) },
    calls: 4,
    squared: 0.5 / 5 + 0.004,
  },
])('S-02 the time of $name is as uncertain as known', ({ profile, calls, squared }) => {
  expect(spreadOf(known(profile), calls) ** 2).toBeCloseTo(squared, 6);
});

test('S-02 thirty tickets are believed to stay beside those whose holders left', () => {
  expect(leavingShare(NEW_PROFILE)).toBe(0);
  expect(leavingShare(known({ left: tally(30, 70) }))).toBeCloseTo(0.3);
});
