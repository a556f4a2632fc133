import { pollUntilReachable } from './unreachable-notice.tsx';

function setUp(answers: (boolean | Error)[]) {
  const reported: string[] = [];
  const stop = pollUntilReachable({
    isReachable: async () => {
      const answer = answers.shift() ?? false;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onStillUnreachable: () => reported.push('unreachable'),
    onReachable: () => reported.push('reachable'),
  });
  return { reported, stop };
}

test('a lost request that is followed by a good one is not reported', async () => {
  const { reported } = setUp([true]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(reported).toEqual(['reachable']);
});

test('services that stay unreachable are polled until they answer, and then no more', async () => {
  const { reported } = setUp([new TypeError('Failed to fetch'), false, true]);
  await jest.advanceTimersByTimeAsync(7_000);
  expect(reported).toEqual(['unreachable', 'unreachable', 'reachable']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reported).toHaveLength(3);
});

test('stopping ends the polling', async () => {
  const { reported, stop } = setUp([false, false]);
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reported).toEqual(['unreachable']);
});
