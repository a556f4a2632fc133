import type { Merchant } from '@turno/shared-types';
import { HOME_POLL_MS, MAX_PER_PAGE, MERCHANTS_PER_PAGE } from '@turno/shared-types/constants';
import { isSearchable, suggestCategories } from '@turno/shared-types/rules';
import { httpAtom, localeAtom, propsAtom } from '@turno/shared-ui/boot';
import { pollInterval, pollUntilLoaded } from '@turno/shared-ui/live';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { topLevelQueues } from '../shared/queue/queue-state.ts';
import { listCategories, listFeatured, listMerchants } from './api.ts';
import { filtersAtom } from './filters.ts';
import { nearMeAtom } from './near-me-notice.tsx';

/** The text in the search box. */
export const typedAtom = atom('');
const perPageAtom = atom(MERCHANTS_PER_PAGE);

export const showMoreAtom = atom(null, (get, set) => {
  set(perPageAtom, Math.min(MAX_PER_PAGE, get(perPageAtom) + MERCHANTS_PER_PAGE));
});

/** CON-012: the list for the current filters, refetched every 30 seconds, or sooner after a request without an answer. */
export const merchantsAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const near = get(nearMeAtom);
  const { search, categoryId } = get(filtersAtom);
  const filter = {
    search,
    categoryId,
    franchiseId: get(propsAtom).franchiseId,
    point: near.state === 'active' ? near.point : null,
    perPage: get(perPageAtom),
  };
  return {
    queryKey: ['merchants', get(localeAtom), filter],
    queryFn: async () => {
      const { merchants, total } = await listMerchants(http, filter);
      // CON-004
      const listed = merchants.filter((merchant) => topLevelQueues(merchant).length > 0);
      const unlisted = merchants.length - listed.length;
      return { listed, total: total - unlisted, mayHaveMore: total > merchants.length };
    },
    refetchInterval: pollInterval('polling', HOME_POLL_MS),
    placeholderData: (previous: MerchantList | undefined) => previous,
  };
});

/** Whether the list is shown, or an error in its place. */
export const isListedAtom = atom((get) => {
  const { data, error } = get(merchantsAtom);
  return data !== undefined || error !== null;
});

/** Whether the previous list is still shown while the next one loads. */
export const isNextListLoadingAtom = atom((get) => get(merchantsAtom).isPlaceholderData);

type MerchantList = { listed: Merchant[]; total: number; mayHaveMore: boolean };

export const mayShowMoreAtom = atom(
  (get) => (get(merchantsAtom).data?.mayHaveMore ?? false) && get(perPageAtom) < MAX_PER_PAGE,
);

const categoriesAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  return {
    queryKey: ['categories', get(localeAtom)],
    queryFn: () => listFeatured(http),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: pollUntilLoaded(HOME_POLL_MS),
  };
});

// CON-014: requested once the typed text is long enough.
const allCategoriesAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  return {
    queryKey: ['all-categories', get(localeAtom)],
    queryFn: () => listCategories(http),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: get(filtersAtom).categoryId !== null || isSearchable(get(typedAtom)),
  };
});

/** CON-014: categories whose name matches the typed text. */
export const suggestedCategoriesAtom = atom((get) =>
  isSearchable(get(typedAtom))
    ? suggestCategories(get(allCategoriesAtom).data ?? [], get(typedAtom))
    : [],
);

/** The featured categories, plus the chosen one if it is not featured. */
export const offeredCategoriesAtom = atom((get) => {
  const { data: featured = [] } = get(categoriesAtom);
  const chosenId = get(filtersAtom).categoryId;
  if (chosenId === null || featured.some(({ id }) => id === chosenId)) return featured;
  const { data: all = [] } = get(allCategoriesAtom);
  return [...featured, ...all.filter(({ id }) => id === chosenId)];
});
