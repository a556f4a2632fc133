import { SEARCH_DEBOUNCE_MS } from '@turno/shared-types/constants';
import { Button, SearchField } from '@turno/shared-ui/components';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useWords } from '../locales/texts.ts';
import { suggestedCategoriesAtom, typedAtom } from './atoms.ts';
import s from './category-suggestions.module.css';
import { useFilters } from './filters.ts';
import { nextSearch } from './search-rules.ts';

/** CON-013: the list follows what is typed half a second later; Enter does not wait. */
export function SearchBox() {
  const t = useWords();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useAtom(typedAtom);
  const apply = useSearch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(() => apply(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer.current);
  }, [typed, apply]);
  const applyNow = (text: string) => {
    clearTimeout(timer.current);
    apply(text);
  };
  return (
    <div>
      <SearchField
        ref={box}
        label={t('explore.search')}
        placeholder={t('explore.searchHint')}
        value={typed}
        onChange={setTyped}
        onSubmit={applyNow}
        // A search that changed the address later would undo the press of a link.
        onBlur={() => applyNow(typed)}
        maxLength={80}
      />
      <CategorySuggestions onChoose={() => box.current?.focus()} />
    </div>
  );
}

/** The function that searches for the typed text; the box follows the address where anything else changes it. */
function useSearch(): (typed: string) => void {
  const setTyped = useSetAtom(typedAtom);
  const { filters, changeFilters } = useFilters();
  const { search } = filters;
  const applied = useRef<string | null>(null);
  useEffect(() => {
    if (applied.current !== search) setTyped(search);
    applied.current = search;
  }, [search, setTyped]);
  return useCallback(
    (typed) => {
      const next = nextSearch(search, typed);
      if (next === search) return;
      applied.current = next;
      changeFilters({ search: next });
    },
    [search, changeFilters],
  );
}

/** CON-014: categories that match the typed text; choosing one replaces the text. */
function CategorySuggestions({ onChoose }: { onChoose: () => void }) {
  const t = useWords();
  const suggested = useAtomValue(suggestedCategoriesAtom);
  const { changeFilters } = useFilters();
  const setTyped = useSetAtom(typedAtom);
  if (suggested.length === 0) return null;
  return (
    <ul className={s.list} aria-label={t('explore.suggested')}>
      {suggested.map(({ id, name }) => (
        <li key={id}>
          <Button
            variant="quiet"
            onPress={() => {
              // The text may not have been searched for yet.
              setTyped('');
              changeFilters({ search: '', categoryId: id });
              onChoose();
            }}
          >
            {t('explore.onlyCategory', { name })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
