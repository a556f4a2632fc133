import { busyTimes } from './rounds.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);
/** People who had waited for ten minutes before the first call. */
const called = (...seconds: number[]) =>
  seconds.map((second) => ({ createdAt: at(-600), executedAt: at(second) }));
const secondsOf = (...args: Parameters<typeof busyTimes>) =>
  busyTimes(...args).map(({ seconds }) => seconds);

test('S-02 a service takes as long as until the next call, whatever the order they come in; the last one is unknown', () => {
  const calls = called(0, 100, 250);
  expect(busyTimes(calls, [], 1)).toEqual([
    { from: at(0), seconds: 100, calls: 1 },
    { from: at(100), seconds: 150, calls: 1 },
  ]);
  expect(secondsOf(calls.toReversed(), [], 1)).toEqual([100, 150]);
  expect(busyTimes(called(0), [], 1)).toEqual([]);
});

test.each([
  { capacity: 1, calls: [0, 9.9, 60], seconds: [60], people: [1] },
  { capacity: 1, calls: [0, 10, 60], seconds: [10, 50], people: [1, 1] },
  { capacity: 0, calls: [0, 10, 60], seconds: [10, 50], people: [1, 1] },
  { capacity: 3, calls: [0, 29, 60], seconds: [60], people: [2] },
  { capacity: 3, calls: [0, 30, 60], seconds: [30, 30], people: [1, 1] },
  { capacity: 2, calls: [0, 1, 2, 3, 60], seconds: [60], people: [2] },
])('S-02 calls at $calls with $capacity served together are rounds of $people', (each) => {
  const times = busyTimes(called(...each.calls), [], each.capacity);
  expect(times.map(({ seconds }) => seconds)).toEqual(each.seconds);
  expect(times.map(({ calls }) => calls)).toEqual(each.people);
});

test.each([
  { joined: 100, seconds: [100] },
  { joined: 101, seconds: [] },
])('S-02 somebody who joined at $joined, after a call at 100, makes $seconds', (each) => {
  const [first, second] = called(100, 200);
  const next = { ...second, createdAt: at(each.joined), executedAt: at(200) };
  expect(secondsOf(first ? [first, next] : [], [], 1)).toEqual(each.seconds);
});

test('S-02 who joined before the last call of a round waited all the time', () => {
  const [first, last] = called(100, 105);
  const next = { createdAt: at(104), executedAt: at(200) };
  expect(secondsOf(first && last ? [first, last, next] : [], [], 1)).toEqual([100]);
});

test.each([
  { resumed: 0, seconds: [100, 100] },
  { resumed: 1, seconds: [100] },
  { resumed: 100, seconds: [100] },
  { resumed: 201, seconds: [100, 100] },
])('S-02 a queue that resumed at $resumed was at work for $seconds', ({ resumed, seconds }) => {
  expect(secondsOf(called(0, 100, 200), [at(resumed)], 1)).toEqual(seconds);
});
