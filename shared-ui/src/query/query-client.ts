import { focusManager, notifyManager, QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';

const FRESH_MS = 1_000;

// By default the cache notifies its observers in a timer, so a navigation right after a change would render the old data.
notifyManager.setScheduler((notify) => queueMicrotask(notify));

// A window beside another stays visible, so its visibility does not tell that its user has returned.
focusManager.setEventListener((onChange) => {
  const onLook = () => onChange();
  document.addEventListener('visibilitychange', onLook);
  window.addEventListener('focus', onLook);
  return () => {
    document.removeEventListener('visibilitychange', onLook);
    window.removeEventListener('focus', onLook);
  };
});

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

/** The query client of a store; the frame of a mount replaces it by its own. */
export const queryClientAtom = atom(new QueryClient());

const isUnread = ({ state }: { state: { data: unknown } }): boolean => state.data === undefined;

/** Options of a list that grows by pages: a refetch would replace all loaded pages by the first one. */
export const keepsPages = { refetchOnReconnect: isUnread, refetchOnWindowFocus: isUnread };
