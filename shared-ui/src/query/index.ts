export { QueryClient } from '@tanstack/query-core';
export { atomWithQuery } from './atom-with-query.ts';
export { createQueryClient } from './create-query-client.ts';
export { queryClientAtom } from './query-client-atom.ts';
