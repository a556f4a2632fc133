import { watchReturn } from './watch-return.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp(answers: (boolean | Error)[]) {
  const told: string[] = [];
  const stop = watchReturn({
    isThere: async () => {
      const answer = answers.shift() ?? false;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onStillAway: () => told.push('away'),
    onBack: () => told.push('back'),
  });
  return { told, stop };
}

test('a lost request that is followed by a good one is not told', async () => {
  const { told } = setUp([true]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['back']);
});

test('services that stay away are asked again until they are back, and then no more', async () => {
  const { told } = setUp([new TypeError('Failed to fetch'), false, true]);
  await jest.advanceTimersByTimeAsync(7_000);
  expect(told).toEqual(['away', 'away', 'back']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(3);
});

test('nobody is asked any more once the page has stopped to watch', async () => {
  const { told, stop } = setUp([false, false]);
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['away']);
});
