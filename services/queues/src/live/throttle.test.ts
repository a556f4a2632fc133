import { createThrottle } from './throttle.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pause = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const never = (error: unknown) => {
  throw error;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first request is answered at once, many more come to one after a while', async () => {
  const done: number[] = [];
  const { request } = createThrottle(async (key) => void done.push(key), {
    everyMs: 30,
    onError: never,
  });
  for (let count = 0; count < 10; count += 1) request(7);
  expect(done).toEqual([7]);
  await pause(80);
  expect(done).toEqual([7, 7]);
  request(7);
  expect(done).toEqual([7, 7, 7]);
});

test('what is asked for while the work runs is done once more after it', async () => {
  const began: number[] = [];
  const { request } = createThrottle(
    async (key) => {
      began.push(key);
      await wait(40);
    },
    { everyMs: 5, onError: never },
  );
  request(7);
  await pause(20);
  request(7);
  expect(began).toEqual([7]);
  await pause(60);
  expect(began).toEqual([7, 7]);
});

test('keys do not wait for each other, and a failure ends nothing', async () => {
  const failures: unknown[] = [];
  const { request } = createThrottle(
    async (key) => {
      throw new Error(`away ${key}`);
    },
    { everyMs: 5, onError: (error) => failures.push(error) },
  );
  request(1);
  request(2);
  await pause(30);
  request(1);
  await pause(1);
  expect(failures).toHaveLength(3);
});
