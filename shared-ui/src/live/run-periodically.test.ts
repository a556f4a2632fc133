import { runPeriodically } from './index.ts';

/** Work whose runs last until they are ended. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: () => ends.shift()?.() };
}

test('CST-003 work that is due while it runs is skipped, and runs at the next tick after its end', async () => {
  const { work, end } = slowWork();
  const { run, stop } = runPeriodically(1_000, work);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_500);
  run();
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(600);
  expect(work).toHaveBeenCalledTimes(2);
  end();
  stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('CST-003 a run on request counts as a run: the tick during it is skipped', async () => {
  const { work, end } = slowWork();
  const { run, stop } = runPeriodically(1_000, work);
  run();
  await jest.advanceTimersByTimeAsync(1_500);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(0);
  run();
  expect(work).toHaveBeenCalledTimes(2);
  stop();
});
