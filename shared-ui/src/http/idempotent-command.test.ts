import { createStore } from 'jotai';
import { CallError, idempotentCommandAtom } from './index.ts';

const failed = (status: number) => new CallError({ code: null, status, message: '' });

/** Sends inputs one after the other; each attempt fails with its status, or succeeds without one. */
async function keysOf(attempts: readonly (readonly [input: unknown, status?: number])[]) {
  const keys: string[] = [];
  const statuses = attempts.map(([, status]) => status);
  const command = idempotentCommandAtom(async (_get, _set, _input: unknown, key) => {
    keys.push(key);
    const status = statuses.shift();
    if (status !== undefined) throw failed(status);
  });
  const store = createStore();
  for (const [input] of attempts) await store.set(command, input).catch(() => undefined);
  return keys.map((key) => keys.indexOf(key));
}

test.each([0, 408, 429, 500, 503])(
  'QUE-027 S-08 after status %i the same input is sent under the same key',
  async (status) => {
    expect(await keysOf([[{ to: 'a' }, status], [{ to: 'a' }, status], [{ to: 'a' }]])).toEqual([
      0, 0, 0,
    ]);
  },
);

test('QUE-027 S-08 another input, and the same one after a definite answer, are new commands', async () => {
  expect(
    await keysOf([[{ to: 'a' }, 0], [{ to: 'b' }], [{ to: 'b' }], [{ to: 'b' }, 409]]),
  ).toEqual([0, 1, 2, 3]);
  expect(await keysOf([[{ to: 'a' }, 409], [{ to: 'a' }]])).toEqual([0, 1]);
});
