import { useSearchParams } from '@turno/shared-ui/router';
import { atom, useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { SEARCH_MAX_LENGTH } from './search-rules.ts';

/** The filters of the home page's list; the address contains them, so that they survive a reload and back navigation. */
export type Filters = {
  /** Empty: no filter by text. */
  search: string;
  categoryId: number | null;
  /** Whether the nearest merchants come first. */
  isNear: boolean;
};

const NO_FILTERS: Filters = { search: '', categoryId: null, isNear: false };
const PARAMETERS = { search: 'q', categoryId: 'category', isNear: 'near' } as const;

const storedFiltersAtom = atom<Filters>(NO_FILTERS);

/** The filters of the address, for the atoms of the list; writing equal ones changes nothing. */
export const filtersAtom = atom(
  (get) => get(storedFiltersAtom),
  (get, set, next: Filters) => {
    const { search, categoryId, isNear } = get(storedFiltersAtom);
    const isSame =
      search === next.search && categoryId === next.categoryId && isNear === next.isNear;
    if (!isSame) set(storedFiltersAtom, next);
  },
);

/** Parses the filters in the query of an address; ignores invalid values. */
export function filtersIn(query: URLSearchParams): Filters {
  const category = query.get(PARAMETERS.categoryId) ?? '';
  return {
    search: (query.get(PARAMETERS.search) ?? '').slice(0, SEARCH_MAX_LENGTH).trim(),
    categoryId: /^[1-9]\d{0,14}$/.test(category) ? Number(category) : null,
    isNear: query.get(PARAMETERS.isNear) === '1',
  };
}

/** The query with these filters instead of its own; other parameters stay. */
export function withFilters(query: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(query);
  const values = {
    [PARAMETERS.search]: filters.search,
    [PARAMETERS.categoryId]: filters.categoryId === null ? '' : String(filters.categoryId),
    [PARAMETERS.isNear]: filters.isNear ? '1' : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The filters, and the function that changes some of them. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => filtersIn(query), [query]);
  const changeFilters = useCallback(
    (changed: Partial<Filters>) =>
      setQuery((present) => withFilters(present, { ...filtersIn(present), ...changed }), {
        replace: true,
      }),
    [setQuery],
  );
  return { filters, changeFilters };
}

/** Passes the filters of the address to the list. */
export function useFilteredList(): void {
  const { filters } = useFilters();
  const apply = useSetAtom(filtersAtom);
  useLayoutEffect(() => apply(filters), [filters, apply]);
}
