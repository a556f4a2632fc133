import { categoriesCall, type Merchant } from '@turno/shared-types';
import { isSearchable, suggestCategories } from '@turno/shared-types/rules';
import { httpAtom, localeAtom } from '@turno/shared-ui/boot';
import { type FieldOfForm, SuggestField } from '@turno/shared-ui/forms';
import { send } from '@turno/shared-ui/http';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { atomWithQuery } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';

/** MER-004: every category, in the language of the page. */
const categoriesAtom = atomWithQuery((get) => ({
  queryKey: ['all-categories', get(localeAtom)],
  queryFn: () => send(get(httpAtom), categoriesCall, { query: {} }),
  staleTime: Number.POSITIVE_INFINITY,
}));

/** The id of the suggestion that lists every category. */
const ALL = 'all' as const;

type CategoryFieldProps = {
  /** The text typed to find a category; problems appear at this field. */
  text: FieldOfForm<string>;
  id: FieldOfForm<number | null>;
  /** The merchant's current category, which may have been retired since. */
  present?: Merchant['category'];
};

/** MER-004: a category, suggested from three characters on; all of them on request. */
export function CategoryField({ text, id, present = null }: CategoryFieldProps) {
  const t = useTexts(texts);
  const [wantsAll, setWantsAll] = useState(false);
  const { data: categories = [], error, refetch } = useAtomValue(categoriesAtom);
  const chosen = [...categories, ...(present ? [present] : [])].find(
    (each) => each.id === id.value,
  );
  const typed = chosen?.name ?? text.value;
  const isTyping = !chosen && isSearchable(typed);
  const found = isTyping && !error ? suggestCategories(categories, typed) : null;
  // A trade without a category of its own is registered under the closest one, so all are offered if nothing matches.
  const isUnknown = found?.length === 0 && categories.length > 0;
  const showsAll = found !== null && (wantsAll || isUnknown);
  const hasMore = !showsAll && found !== null && found.length < categories.length;
  const suggestions = (showsAll ? categories : found)?.map(({ id: each, name }) => ({
    id: each,
    label: name,
  }));
  const more = { id: ALL, label: t('registration.categoryAll'), keepsOpen: true };
  return (
    <SuggestField<number | typeof ALL>
      label={t('registration.category')}
      description={t('registration.categoryHint')}
      {...(showsAll
        ? { note: t(`registration.${isUnknown ? 'categoryUnknown' : 'categoryClosest'}`) }
        : {})}
      {...text}
      {...(isTyping && error ? { errorMessage: errorText(t, error) } : {})}
      value={typed}
      onChange={(next) => {
        setWantsAll(false);
        id.onChange(null);
        text.onChange(next);
        if (error) void refetch();
      }}
      suggestions={suggestions ? [...suggestions, ...(hasMore ? [more] : [])] : null}
      onChoose={(choice) => {
        if (choice.id === ALL) return setWantsAll(true);
        setWantsAll(false);
        id.onChange(choice.id);
        text.onChange('');
      }}
      isRequired
    />
  );
}
