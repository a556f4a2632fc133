import { waitRangeText, waitStart, waitText } from './wait-text.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test.each([
  { name: 'unknown is hidden', seconds: null, text: { kind: 'hidden' } },
  { name: 'below zero is hidden', seconds: -1, text: { kind: 'hidden' } },
  { name: 'zero is a few seconds', seconds: 0, text: { kind: 'few-seconds' } },
  { name: 'at least one minute', seconds: 5, text: { kind: 'minutes', minutes: 1 } },
  { name: 'the nearer minute below', seconds: 149, text: { kind: 'minutes', minutes: 2 } },
  { name: 'the nearer minute above', seconds: 150, text: { kind: 'minutes', minutes: 3 } },
  { name: 'minutes below half an hour', seconds: 1_799, text: { kind: 'minutes', minutes: 30 } },
  {
    name: 'a clock time from half an hour on',
    seconds: 1_800,
    text: { kind: 'clock', at: new Date('2026-11-21T10:30:00Z') },
  },
])('CON-053 CST-007 $name', ({ seconds, text }) => {
  expect(waitText(seconds, NOW)).toEqual(text);
});

test.each([
  { name: 'minutes one by one', wait: 300, low: 200, high: 490, from: 3, to: 9 },
  { name: 'steps of five beyond ten', wait: 1_200, low: 990, high: 1_630, from: 15, to: 30 },
  {
    name: 'the highest may be more than half an hour',
    wait: 1_700,
    low: 601,
    high: 3_000,
    from: 10,
    to: 50,
  },
  { name: 'at least a minute', wait: 60, low: 0, high: 130, from: 1, to: 3 },
])('S-02 CON-053 a range holds what it was made of: $name', ({ wait, low, high, from, to }) => {
  const range = waitRangeText(waitText(wait, NOW).kind, { waitLow: low, waitHigh: high }, NOW);
  expect(range).toEqual({ kind: 'minutes', from, to });
});

test('S-02 CON-053 beside a clock time the range has clock times', () => {
  expect(waitRangeText('clock', { waitLow: 2_500, waitHigh: 5_000 }, NOW)).toEqual({
    kind: 'clock',
    from: new Date('2026-11-21T10:40:00Z'),
    to: new Date('2026-11-21T11:25:00Z'),
  });
});

test.each([
  { name: 'without limits', wait: 600, range: {} },
  { name: 'without a lower limit', wait: 3_600, range: { waitHigh: 4_500 } },
  { name: 'without an upper limit', wait: 3_600, range: { waitLow: 3_000 } },
  { name: 'of nothing', wait: 0, range: { waitLow: 0, waitHigh: 300 } },
  { name: 'of one minute', wait: 30, range: { waitLow: 20, waitHigh: 50 } },
  { name: 'up to a later day', wait: 80_000, range: { waitLow: 900, waitHigh: 86_400 } },
])('S-02 no range is shown $name', ({ wait, range }) => {
  expect(waitRangeText(waitText(wait, NOW).kind, range, NOW)).toBeNull();
});

test('S-02 while a page is open, the times of an estimate stay what they were', () => {
  const estimate = { waitLow: 1_900, waitHigh: 4_100, estimatedAt: NOW.toISOString() };
  const later = new Date(NOW.getTime() + 290_000);
  expect(waitRangeText('clock', estimate, later)).toEqual(waitRangeText('clock', estimate, NOW));
  expect(waitText(3_000, waitStart(estimate, later))).toEqual(waitText(3_000, NOW));
  expect(waitStart({}, later)).toBe(later);
});
