import { CallError } from '@turno/shared-ui/http';
import { createStore } from 'jotai';
import { atomWithQuery, createQueryClient, queryClientAtom } from './index.ts';

/** A mounted query of a pace, without one as most are, that always fails. */
function failingQuery(error: Error, refetchInterval: number | undefined) {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(error);
  };
  const pace = refetchInterval === undefined ? {} : { refetchInterval };
  const leave = store.sub(
    atomWithQuery(() => ({ queryKey: ['failing'], queryFn, ...pace })),
    () => undefined,
  );
  return { leave, asked: () => asked };
}

test.each([
  { name: 'no answer came', status: 0, pace: undefined, times: 4 },
  { name: 'no answer came, at a slow pace,', status: 0, pace: 60_000, times: 4 },
  { name: 'no answer came, at a fast pace,', status: 0, pace: 4_000, times: 8 },
  { name: 'the services refused', status: 404, pace: undefined, times: 1 },
  { name: 'the services refused, at a pace,', status: 404, pace: 20_000, times: 2 },
])('S-18 what $name to is asked $times times in half a minute', async ({ status, pace, times }) => {
  const error = new CallError({ code: null, message: 'failed', status });
  const { leave, asked } = failingQuery(error, pace);
  await jest.advanceTimersByTimeAsync(30_500);
  expect(asked()).toBe(times);
  leave();
});
