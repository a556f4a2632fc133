import { notifyManager, QueryClient } from '@tanstack/query-core';
import { CallError } from '@turno/shared-ui/http';
import { atom } from 'jotai';

const FRESH_MS = 1_000;
/** How often a request without an answer is sent again while its page is looked at. */
const UNANSWERED_MS = 10_000;

// By default a timer publishes changes of the cache. A navigation that follows a change would render the data of before.
notifyManager.setScheduler((notify) => queueMicrotask(notify));

/**
 * The cache of one mount. Requests retry by themselves, so the cache does not; old data stays while new is fetched. What was
 * not answered at all is asked again by itself, so that a page recovers with the network.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: untilAnswered,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

type FailedQuery = { state: { error: unknown } };

/** The `refetchInterval` of a query without a pace of its own. */
function untilAnswered({ state: { error } }: FailedQuery): number | false {
  return error instanceof CallError && error.isOffline ? UNANSWERED_MS : false;
}

/** The `refetchInterval` of a query with a slow pace of its own: requests without an answer are repeated sooner. */
export function soonerUnanswered<Query>(
  pace: (query: Query) => number | false,
): (query: Query & FailedQuery) => number | false {
  return (query) => untilAnswered(query) || pace(query);
}

/** The cache of a store; the frame of a mount puts its own in. */
export const queryClientAtom = atom(new QueryClient());
