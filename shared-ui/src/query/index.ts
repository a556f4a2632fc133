export { QueryClient } from '@tanstack/query-core';
export { atomFamily } from './atom-family.ts';
export { atomWithQuery } from './atom-with-query.ts';
export { createQueryClient } from './create-query-client.ts';
export { queryClientAtom } from './query-client-atom.ts';
