import { createDelayedBatches } from './delayed-batches.ts';

const DELAY_MS = 50;
const onError = jest.fn();
const OPTIONS = { delayMs: DELAY_MS, maxItems: 3, onError };

beforeEach(() => {
  jest.useFakeTimers();
  onError.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

function recordedBatches(work: () => Promise<unknown> = async () => undefined) {
  const batches: [number, string[]][] = [];
  const add = createDelayedBatches<string>((key, items) => {
    batches.push([key, [...items]]);
    return work();
  }, OPTIONS);
  return { batches, add };
}

test('items of one key are worked on together once the time is up, those of another key apart', () => {
  const { batches, add } = recordedBatches();
  add(1, 'a');
  add(2, 'x');
  jest.advanceTimersByTime(DELAY_MS - 1);
  add(1, 'b');
  expect(batches).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(batches).toEqual([
    [1, ['a', 'b']],
    [2, ['x']],
  ]);
});

test('enough items are worked on at once, and never a second time', () => {
  const { batches, add } = recordedBatches();
  for (const item of ['a', 'b', 'c', 'd']) add(1, item);
  expect(batches).toEqual([[1, ['a', 'b', 'c']]]);
  jest.advanceTimersByTime(DELAY_MS);
  expect(batches).toEqual([
    [1, ['a', 'b', 'c']],
    [1, ['d']],
  ]);
});

test('a failure is told, and items that come after it are worked on', async () => {
  const { batches, add } = recordedBatches(() => Promise.reject(new Error('away')));
  add(1, 'a');
  await jest.advanceTimersByTimeAsync(DELAY_MS);
  expect(onError.mock.calls).toEqual([[new Error('away')]]);
  add(1, 'b');
  await jest.advanceTimersByTimeAsync(DELAY_MS);
  expect(batches).toEqual([
    [1, ['a']],
    [1, ['b']],
  ]);
});
