import { SEARCH_DEBOUNCE_MS } from '@turno/shared-types/constants';
import { Button, SearchField } from '@turno/shared-ui/components';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useWords } from '../locales/texts.ts';
import {
  applySearchAtom,
  chooseCategoryAtom,
  suggestedCategoriesAtom,
  typedAtom,
} from './atoms.ts';
import s from './category-suggestions.module.css';

/** CON-013: the list follows what is typed half a second later; Enter does not wait. */
export function SearchBox() {
  const t = useWords();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useAtom(typedAtom);
  const apply = useSetAtom(applySearchAtom);
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, apply]);
  return (
    <div>
      <SearchField
        ref={box}
        label={t('explore.search')}
        placeholder={t('explore.searchHint')}
        value={typed}
        onChange={setTyped}
        onSubmit={apply}
        maxLength={80}
      />
      <CategorySuggestions onChoose={() => box.current?.focus()} />
    </div>
  );
}

/** CON-014: categories that match the typed text; choosing one replaces the text. */
function CategorySuggestions({ onChoose }: { onChoose: () => void }) {
  const t = useWords();
  const suggested = useAtomValue(suggestedCategoriesAtom);
  const choose = useSetAtom(chooseCategoryAtom);
  if (suggested.length === 0) return null;
  return (
    <ul className={s.list} aria-label={t('explore.suggested')}>
      {suggested.map(({ id, name }) => (
        <li key={id}>
          <Button
            variant="quiet"
            onPress={() => {
              choose(id);
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
