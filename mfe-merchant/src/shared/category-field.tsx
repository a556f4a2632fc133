import { categoriesCall, type Merchant } from '@turno/shared-types';
import { isSearchable, suggestCategories } from '@turno/shared-types/rules';
import { httpAtom, localeAtom } from '@turno/shared-ui/boot';
import { type FieldOfForm, SuggestField } from '@turno/shared-ui/forms';
import { send } from '@turno/shared-ui/http';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { atomWithQuery } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';

/** MER-004: every category, in the language of the page. */
const categoriesAtom = atomWithQuery((get) => ({
  queryKey: ['all-categories', get(localeAtom)],
  queryFn: () => send(get(httpAtom), categoriesCall, { query: {} }),
  staleTime: Number.POSITIVE_INFINITY,
}));

type CategoryFieldProps = {
  /** What is typed to find one; problems appear there. */
  text: FieldOfForm<string>;
  id: FieldOfForm<number | null>;
  /** The category that the merchant has: it may have been retired since. */
  present?: Merchant['category'];
};

/** MER-004: a category, suggested from three characters on. */
export function CategoryField({ text, id, present = null }: CategoryFieldProps) {
  const t = useTexts(texts);
  const { data: categories = [], error, refetch } = useAtomValue(categoriesAtom);
  const chosen = [...categories, ...(present ? [present] : [])].find(
    (each) => each.id === id.value,
  );
  const typed = chosen?.name ?? text.value;
  const isTyping = !chosen && isSearchable(typed);
  const found = isTyping && !error ? suggestCategories(categories, typed) : null;
  // A trade that has no category of its own is registered under the closest one.
  const isUnknown = found?.length === 0 && categories.length > 0;
  const offered = isUnknown ? categories : found;
  return (
    <SuggestField
      label={t('registration.category')}
      description={t('registration.categoryHint')}
      {...(isUnknown ? { note: t('registration.categoryUnknown') } : {})}
      {...text}
      {...(isTyping && error ? { errorMessage: errorText(t, error) } : {})}
      value={typed}
      onChange={(next) => {
        id.onChange(null);
        text.onChange(next);
        if (error) void refetch();
      }}
      suggestions={offered?.map(({ id: each, name }) => ({ id: each, label: name })) ?? null}
      onChoose={(choice) => {
        id.onChange(choice.id);
        text.onChange('');
      }}
      isRequired
    />
  );
}
