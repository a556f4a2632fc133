export { QueryClient } from '@tanstack/query-core';
export { atomFamily } from './atom-family.ts';
export { atomWithQuery } from './atom-with-query.ts';
export { createQueryClient, keepsPages, queryClientAtom } from './query-client.ts';
