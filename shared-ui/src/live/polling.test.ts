import { livePolling, pollUntilLoaded } from './index.ts';

const query = (status: 'pending' | 'error' | 'success') => ({ state: { status } });

test.each([
  ['live', 'success', 60_000, 60_000],
  ['live', 'error', 4_500, 5_500],
  ['reconnecting', 'success', 4_500, 5_500],
  ['polling', 'success', 4_500, 5_500],
  [null, 'success', 4_500, 5_500],
] as const)('CST-003 with a stream that is %s and a query in %s', (state, status, least, most) => {
  const ms = livePolling(state, 5_000)(query(status));
  expect(ms).toBeGreaterThanOrEqual(least);
  expect(ms).toBeLessThanOrEqual(most);
});

test('CST-003 the interval stays the same from answer to answer, or its timer would never fire', () => {
  const pace = livePolling('polling', 5_000);
  expect(pace(query('error'))).toBe(pace(query('success')));
});

test('CST-003 a query that is read once is retried until it has data', () => {
  const pace = pollUntilLoaded(5_000);
  expect(pace(query('pending'))).toBe(5_000);
  expect(pace(query('error'))).toBe(5_000);
  expect(pace(query('success'))).toBe(false);
});
