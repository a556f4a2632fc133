export { MutationObserver, QueryClient } from '@tanstack/query-core';
export {
  atomWithInfiniteQuery,
  atomWithMutation,
  atomWithQuery,
  queryClientAtom,
} from 'jotai-tanstack-query';
export { createQueryClient } from './create-query-client.ts';
