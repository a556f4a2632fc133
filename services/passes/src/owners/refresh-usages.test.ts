import { ApiError } from '@turno/kit';
import type { Pass } from '../passes/index.ts';
import { refreshUsages } from './refresh-usages.ts';

const SOLD = [{ id: 7, mediacode: 'SOLD7', provider: { readAt: null }, disabled: false }];

test.each([
  {
    what: 'an office that is away, which its client logs',
    error: new ApiError('service_unavailable'),
  },
  { what: 'what cannot be stored', error: new Error('away'), logged: true },
])('PAS-001 $what leaves the passes as they are', async ({ error, logged = false }) => {
  const recordFailure = jest.fn();
  const store = { passes: { storeProviderFacts: () => Promise.reject(error) } };
  const provider = { find: async () => ({}) };
  const deps = { now: () => new Date(), provider, store, recordFailure };
  // Only what this action touches.
  const refreshed = refreshUsages(deps as never, SOLD as unknown as Pass[]);
  await expect(refreshed).resolves.toBe(false);
  expect(recordFailure.mock.calls).toEqual(logged ? [[error, { passId: 7 }]] : []);
});
