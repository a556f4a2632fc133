import { SEARCH_DEBOUNCE_MS } from '@turno/shared-types/constants';
import { SearchField } from '@turno/shared-ui/components';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useWords } from '../shared/use-words.ts';
import { applySearchAtom, typedAtom } from './atoms.ts';

/** CON-013: the list follows what is typed half a second later; Enter does not wait. */
export function SearchBox() {
  const t = useWords();
  const [typed, setTyped] = useAtom(typedAtom);
  const apply = useSetAtom(applySearchAtom);
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, apply]);
  return (
    <SearchField
      label={t('explore.search')}
      placeholder={t('explore.searchHint')}
      value={typed}
      onChange={setTyped}
      onSubmit={apply}
      maxLength={80}
    />
  );
}
