import { Button } from '@turno/shared-ui/components';
import { useAtomValue, useSetAtom } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { chooseCategoryAtom, suggestedCategoriesAtom } from './atoms.ts';
import s from './category-suggestions.module.css';

/** CON-014: categories that match the typed text; choosing one replaces the text. */
export function CategorySuggestions({ onChoose }: { onChoose: () => void }) {
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
