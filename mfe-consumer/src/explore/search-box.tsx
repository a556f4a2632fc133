import { SEARCH_DEBOUNCE_MS } from '@turno/shared-types/constants';
import { SearchField } from '@turno/shared-ui/components';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useWords } from '../locales/texts.ts';
import { applySearchAtom, typedAtom } from './atoms.ts';
import { CategorySuggestions } from './category-suggestions.tsx';

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
