import { runPeriodically } from './run-periodically.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const unexpected = (error: unknown) => {
  throw error;
};

/** Work whose runs end when the test says so. */
function controlledWork() {
  const runs: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const work = jest.fn(
    (_signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        runs.push({ resolve, reject });
      }),
  );
  const finish = async () => {
    runs.shift()?.resolve();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { work, finish, fail: (error: Error) => runs.shift()?.reject(error) };
}

test('work runs every interval, and ticks during a run are left out', async () => {
  const { work, finish } = controlledWork();
  const job = runPeriodically({ everyMs: 100, work, onError: unexpected });
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(350);
  expect(work).toHaveBeenCalledTimes(1);
  await finish();
  await jest.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
  await finish();
  await job.stop();
});

test('work that fails is reported and runs again', async () => {
  const { work, fail } = controlledWork();
  const onError = jest.fn();
  const job = runPeriodically({ everyMs: 100, work, onError, atStart: true });
  const error = new Error('away');
  fail(error);
  await jest.advanceTimersByTimeAsync(100);
  expect(onError).toHaveBeenCalledWith(error);
  expect(work).toHaveBeenCalledTimes(2);
  fail(error);
  await job.stop();
});

test('work that throws before it has a promise is reported too', async () => {
  const onError = jest.fn();
  const work = () => {
    throw new Error('bug');
  };
  const job = runPeriodically({ everyMs: 100, work, onError, atStart: true });
  await job.stop();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a trigger during a run is followed by one more run, however many there were', async () => {
  const { work, finish } = controlledWork();
  const job = runPeriodically({ everyMs: 100, work, onError: unexpected });
  job.trigger();
  job.trigger();
  job.trigger();
  expect(work).toHaveBeenCalledTimes(1);
  await finish();
  expect(work).toHaveBeenCalledTimes(2);
  await finish();
  expect(work).toHaveBeenCalledTimes(2);
  await job.stop();
});

test('a stop waits for the run under way and what was triggered during it, and starts no other', async () => {
  const { work, finish } = controlledWork();
  const job = runPeriodically({ everyMs: 100, work, onError: unexpected, atStart: true });
  job.trigger();
  const stopped = jest.fn();
  const stopping = job.stop().then(stopped);
  expect(work.mock.calls[0]?.[0].aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(500);
  expect(stopped).not.toHaveBeenCalled();
  await finish();
  expect(stopped).not.toHaveBeenCalled();
  await finish();
  await stopping;
  job.trigger();
  await jest.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledTimes(2);
});
