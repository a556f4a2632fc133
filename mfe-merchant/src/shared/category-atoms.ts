import { categoriesCall } from '@turno/shared-types';
import { httpAtom, localeAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomWithQuery } from '@turno/shared-ui/query';

/** MER-004: every category, in the language of the page. */
export const categoriesAtom = atomWithQuery((get) => ({
  queryKey: ['all-categories', get(localeAtom)],
  queryFn: () => send(get(httpAtom), categoriesCall, { query: {} }),
  staleTime: Number.POSITIVE_INFINITY,
}));
