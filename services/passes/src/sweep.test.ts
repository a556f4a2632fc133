import { ApiError } from '@turno/kit';
import { startPasses, type TestPasses } from '../test/start-passes.ts';
import { sweep } from './sweep.ts';

let passes: TestPasses;
beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());

test('PAS-029 a step of the sweep that fails keeps no other from running', async () => {
  const { deps } = passes;
  const removed: Date[] = [];
  const store = {
    ...deps.store,
    uses: {
      ...deps.store.uses,
      findExpired: () => Promise.reject(new ApiError('service_unavailable')),
    },
    walletPasses: {
      ...deps.store.walletPasses,
      removeEnded: async (now: Date) => void removed.push(now),
    },
  };
  await expect(sweep({ ...deps, store })).rejects.toThrow();
  expect(removed).toEqual([deps.now()]);
});

test('PAS-033 an activation that cannot be completed keeps no other from its pass', async () => {
  const { deps } = passes;
  const claims = [{ passId: 1 }, { passId: 2 }] as never;
  const tried: number[] = [];
  const store = {
    ...deps.store,
    activations: { ...deps.store.activations, findUnapplied: async () => claims },
    passes: {
      ...deps.store.passes,
      activateOnce: async ({ passId }: { passId: number }) => {
        tried.push(passId);
        throw new Error('broken');
      },
    },
  };
  await expect(sweep({ ...deps, store })).rejects.toThrow();
  expect(tried).toEqual([1, 2]);
});
