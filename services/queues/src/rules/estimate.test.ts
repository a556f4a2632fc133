import { averageGapSeconds, calcMode, flooredWait, type Pace, waitSeconds } from './estimate.ts';

const at = (seconds: number) => new Date(Date.parse('2026-11-21T10:00:00Z') + seconds * 1_000);
const NEW: Pace = { capacity: 1, defaultWaitingTime: 300, calledAt: [], secondsUntilOpening: 0 };

test.each<{ name: string; pace: Partial<Pace>; ahead: number; seconds: number }>([
  { name: 'nobody ahead', pace: {}, ahead: 0, seconds: 0 },
  {
    name: 'the default before the second call',
    pace: { calledAt: [at(0)] },
    ahead: 3,
    seconds: 900,
  },
  { name: 'groups of the capacity, rounded up', pace: { capacity: 2 }, ahead: 3, seconds: 600 },
  {
    name: 'the average of the gaps',
    pace: { calledAt: [at(100), at(60), at(0)] },
    ahead: 2,
    seconds: 100,
  },
  {
    name: 'time until opening while not started',
    pace: { secondsUntilOpening: 600 },
    ahead: 1,
    seconds: 900,
  },
  {
    name: 'not added once started',
    pace: { secondsUntilOpening: 600, calledAt: [at(0)] },
    ahead: 1,
    seconds: 300,
  },
])('G-42 $name', ({ pace, ahead, seconds }) => {
  expect(waitSeconds({ ...NEW, ...pace }, ahead)).toBe(seconds);
});

test('G-42 only the last twenty gaps count', () => {
  const steady = Array.from({ length: 21 }, (_, index) => at(-index * 10));
  expect(averageGapSeconds(steady)).toBe(10);
  expect(averageGapSeconds([...steady, at(-100_000)])).toBe(10);
  expect(averageGapSeconds([at(0)])).toBeNull();
});

test.each([
  { calledAt: [], mode: 'not_started' },
  { calledAt: [at(0)], mode: 'default' },
  { calledAt: [at(9), at(0)], mode: 'average' },
])('QUE-079 G-09 $mode', ({ calledAt, mode }) => {
  expect(calcMode({ ...NEW, calledAt })).toBe(mode);
});

test('QUE-076 CST-007 a ticket’s wait is never below a minute', () => {
  expect([0, 59, 61].map(flooredWait)).toEqual([60, 60, 61]);
});
