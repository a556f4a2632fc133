import { NEW_PROFILE } from './pace-profile.ts';
import { callsFrom, type Forecast } from './time-of-calls.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const HOUR = 3_600;
const at = (seconds: number) => new Date(START + seconds * 1_000);
const slot = (from: number, to: number) => ({ opensAt: at(from), closesAt: at(to) });
const SETTINGS = { capacity: 1, defaultWaitingTime: 300, timezone: 'UTC' };
const NEW: Forecast = {
  from: at(0),
  level: 1,
  profile: NEW_PROFILE,
  settings: SETTINGS,
  slots: [],
};
const seconds = (calls: number, change: Partial<Forecast> = {}) =>
  Math.round(callsFrom({ ...NEW, ...change })(calls));

test('S-02 a steady queue needs its pace for each call, also for a part of one', () => {
  expect([0, 0.5, 1, 10, 30].map((calls) => seconds(calls))).toEqual([0, 150, 300, 3_000, 9_000]);
});

test('S-02 two people served together halve the time of a call', () => {
  expect(seconds(10, { settings: { ...SETTINGS, capacity: 2 } })).toBe(1_500);
});

test('S-02 the numbers of calls are answered alike in any order', () => {
  const tell = callsFrom(NEW);
  expect([30, 1, 30].map((calls) => Math.round(tell(calls)))).toEqual([9_000, 300, 9_000]);
});

test('S-02 what is unusual now is forgotten hour by hour', () => {
  expect(seconds(1, { level: 2 })).toBe(600);
  const secondHour = 300 * (1 + Math.exp(-0.5));
  expect(seconds(7, { level: 2 })).toBe(Math.round(HOUR + secondHour));
});

test('S-02 an hour of the day has the pace of its past days', () => {
  const profile = { ...NEW_PROFILE, hours: { 10: { sum: 2e9, weight: 1e9 } } };
  expect(seconds(12, { profile })).toBe(HOUR);
  expect(seconds(13, { profile })).toBe(HOUR + 600);
});

test('S-02 an hour that has begun ends with its own minutes and seconds', () => {
  const profile = { ...NEW_PROFILE, hours: { 10: { sum: 2e9, weight: 1e9 } } };
  expect(seconds(1, { profile, from: at(HOUR - 150.25) })).toBe(450);
});

test('S-13 an hour begins with the clock of the place, half an hour apart from UTC in India', () => {
  const profile = { ...NEW_PROFILE, hours: { 15: { sum: 2e9, weight: 1e9 } } };
  const settings = { ...SETTINGS, timezone: 'Asia/Kolkata' };
  expect(seconds(7, { profile, settings })).toBe(1_800 + 600);
});

test.each([
  { name: 'before the opening', slots: [slot(600, 9_000)], calls: 1, wait: 600 },
  { name: 'the second at the opening', slots: [slot(600, 9_000)], calls: 2, wait: 900 },
  { name: 'before lunch', slots: [slot(0, 1_200), slot(HOUR, 9_000)], calls: 4, wait: 1_200 },
  { name: 'after lunch', slots: [slot(0, 1_200), slot(HOUR, 9_000)], calls: 5, wait: HOUR },
  { name: 'later after lunch', slots: [slot(0, 1_200), slot(HOUR, 9_000)], calls: 6, wait: 3_900 },
  { name: 'after the last slot', slots: [slot(-9_000, 600)], calls: 4, wait: 1_200 },
  { name: 'after the day', slots: [slot(-9_000, -600)], calls: 1, wait: 300 },
])('S-02 closed hours make no calls, and an opening has a free desk: $name', (each) => {
  expect(seconds(each.calls, { slots: each.slots })).toBe(each.wait);
});

test('S-02 at an opening as many desks are free as serve together, at least one', () => {
  const opening = { slots: [slot(600, 9_000)] };
  expect(seconds(3, { ...opening, settings: { ...SETTINGS, capacity: 3 } })).toBe(600);
  expect(seconds(4, { ...opening, settings: { ...SETTINGS, capacity: 3 } })).toBe(700);
  expect(seconds(1, { ...opening, settings: { ...SETTINGS, capacity: 0 } })).toBe(600);
});

test('S-02 after the last slot staff finish at the pace of the hour', () => {
  expect(seconds(4, { level: 2, slots: [slot(-9_000, 600)] })).toBe(4 * 600);
});

test('S-02 hours go on where two slots touch', () => {
  const profile = { ...NEW_PROFILE, hours: { 10: { sum: 2e9, weight: 1e9 } } };
  expect(seconds(13, { profile, slots: [slot(0, 1_200), slot(1_200, 9_000)] })).toBe(HOUR + 600);
});

test('a longer wait than forty hours goes on at the pace of the last one', () => {
  expect(seconds(12 * 100)).toBe(100 * HOUR);
  // One o'clock is slow: it comes after sixteen hours, and again after forty.
  const profile = { ...NEW_PROFILE, hours: { 1: { sum: 2e9, weight: 1e9 } } };
  expect(seconds(12 * 40, { profile })).toBe(40 * HOUR + 1_800);
});
