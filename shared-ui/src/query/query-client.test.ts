import { CallError } from '@turno/shared-ui/http';
import { createStore } from 'jotai';
import { atomWithQuery, createQueryClient, queryClientAtom } from './index.ts';

/** A mounted query as most pages make it, without a pace of its own, that always fails. */
function failingQuery(error: Error) {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(error);
  };
  const leave = store.sub(
    atomWithQuery(() => ({ queryKey: ['failing'], queryFn })),
    () => undefined,
  );
  return { leave, asked: () => asked };
}

test.each([
  { name: 'no answer came', status: 0, times: 4 },
  { name: 'the services refused', status: 404, times: 1 },
])('S-18 what $name to is asked $times times in half a minute', async ({ status, times }) => {
  const error = new CallError({ code: null, message: 'failed', status });
  const { leave, asked } = failingQuery(error);
  await jest.advanceTimersByTimeAsync(30_500);
  expect(asked()).toBe(times);
  leave();
});
