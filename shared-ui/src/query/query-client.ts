import { notifyManager, QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';

const FRESH_MS = 1_000;

// By default a timer publishes changes of the cache. A navigation that follows a change would render the data of before.
notifyManager.setScheduler((notify) => queueMicrotask(notify));

/**
 * The cache of one mount. Requests retry by themselves, so the cache does not; old data stays while new is fetched.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The cache of a store; the frame of a mount puts its own in. */
export const queryClientAtom = atom(new QueryClient());
