import { Button } from '@turno/shared-ui/components';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { chooseCategoryAtom, suggestedCategoriesAtom } from './atoms.ts';
import s from './category-suggestions.module.css';
import { EXPLORE_TEXTS } from './texts.ts';

/** CON-014: categories that match the typed text; choosing one replaces the text. */
export function CategorySuggestions({ onChoose }: { onChoose: () => void }) {
  const words = wordsOf(useSharedTexts(), EXPLORE_TEXTS);
  const suggested = useAtomValue(suggestedCategoriesAtom);
  const choose = useSetAtom(chooseCategoryAtom);
  if (suggested.length === 0) return null;
  return (
    <ul className={s.list} aria-label={words.suggested}>
      {suggested.map(({ id, name }) => (
        <li key={id}>
          <Button
            variant="quiet"
            onPress={() => {
              choose(id);
              onChoose();
            }}
          >
            {words.onlyCategory.replace('{{name}}', name)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
