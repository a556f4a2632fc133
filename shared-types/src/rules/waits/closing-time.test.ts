import { isTooLate } from './closing-time.ts';
import type { WaitEstimator } from './wait-estimator.ts';

const START = Date.parse('2026-11-21T18:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);
/** Each person ahead takes a minute, half of the times. */
const estimator: WaitEstimator = {
  calls: 0,
  secondsPerCall: 60,
  basis: 'setting',
  since: at(0),
  waitAt: (ticketsAhead, share) => (share === 0.5 ? 60 * ticketsAhead : 0),
};

test.each([
  { name: 'called as it closes', ahead: 10, closesAt: at(600), now: at(0.5), isLate: false },
  { name: 'called a second later', ahead: 10, closesAt: at(599), now: at(0.5), isLate: true },
  { name: 'where it does not close', ahead: 10, closesAt: null, now: at(0), isLate: false },
  { name: 'once it has closed', ahead: 10, closesAt: at(0), now: at(0), isLate: false },
  { name: 'long after it closed', ahead: 10, closesAt: at(-60), now: at(0), isLate: false },
])('S-04 a number $name is too late: $isLate', ({ ahead, isLate, ...times }) => {
  expect(isTooLate(estimator, { ...times, ticketsAhead: ahead })).toBe(isLate);
});
