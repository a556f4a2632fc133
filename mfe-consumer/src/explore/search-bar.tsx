import { SEARCH_DEBOUNCE_MS } from '@turno/shared-types/constants';
import { Button, ScanLine, SearchField } from '@turno/shared-ui/components';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { ScanSheet } from '../shared/page/scan-sheet.tsx';
import { isNextListLoadingAtom, suggestedCategoriesAtom, typedAtom } from './atoms.ts';
import { useFilters } from './filters.ts';
import s from './search-bar.module.css';
import { nextSearch, SEARCH_MAX_LENGTH } from './search-rules.ts';

/** Search and scan, side by side. CON-013: the list follows what is typed half a second later; Enter does not wait. */
export function SearchBar() {
  const t = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useAtom(typedAtom);
  const [isTyping, setTyping] = useState(false);
  const isLoading = useAtomValue(isNextListLoadingAtom);
  const applyNow = useDebouncedSearch(typed);
  useResultsAboveKeyboard(bar, isTyping);
  return (
    <div className={s.bar} ref={bar}>
      <SearchField
        ref={box}
        label={t('explore.search')}
        isLabelHidden
        placeholder={t('explore.searchHint')}
        value={typed}
        onChange={setTyped}
        onSubmit={applyNow}
        isSearching={isLoading && typed !== ''}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          // A search that changed the address later would override the navigation of a link.
          applyNow(typed);
        }}
        maxLength={SEARCH_MAX_LENGTH}
      />
      <ScanButton />
      <CategorySuggestions onChoose={() => box.current?.focus()} />
    </div>
  );
}

function ScanButton() {
  const t = useWords();
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <Button className={s.scan} icon={<ScanLine aria-hidden />} onPress={() => setScanning(true)}>
        <span className={s.scanWords}>{t('explore.scan')}</span>
      </Button>
      <ScanSheet isOpen={isScanning} onOpenChange={setScanning} />
    </>
  );
}

/** Searches for a text that has not changed for half a second; the returned function searches at once. */
function useDebouncedSearch(typed: string): (text: string) => void {
  const apply = useSearch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(() => apply(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer.current);
  }, [typed, apply]);
  return (text) => {
    clearTimeout(timer.current);
    apply(text);
  };
}

/** An on-screen keyboard takes at least this share of the height. */
const KEYBOARD_PART = 0.25;

/** Scrolls the bar to the top when an on-screen keyboard opens, so that the results show between the two. */
function useResultsAboveKeyboard(bar: RefObject<HTMLElement | null>, isTyping: boolean): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!isTyping || !visible) return;
    const makeRoom = () => {
      if (visible.height < window.innerHeight * (1 - KEYBOARD_PART)) bar.current?.scrollIntoView();
    };
    makeRoom();
    visible.addEventListener('resize', makeRoom);
    return () => visible.removeEventListener('resize', makeRoom);
  }, [bar, isTyping]);
}

/** Returns the function that searches for a text; the box follows the address if anything else changes it. */
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
              // A search for the typed text may still be pending.
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
