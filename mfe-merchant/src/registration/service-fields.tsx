import type { Category } from '@turno/shared-types';
import { isSearchable, suggestCategories } from '@turno/shared-types/rules';
import { type FormState, NumberField, SuggestField } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import type { Labels, RegistrationValues } from './new-merchant.ts';
import s from './registration.module.css';

type ServiceFieldsProps = {
  form: FormState<RegistrationValues>;
  labels: Labels;
  categories: readonly Category[];
};

/** MER-004, MER-005: the category, suggested from three characters on, and how many are served at once. */
export function ServiceFields({ form, labels, categories }: ServiceFieldsProps) {
  const t = useTexts(texts);
  const { category, categoryId } = form.values;
  const chosen = categories.find(({ id }) => id === categoryId);
  const typed = chosen?.name ?? category;
  const isTyping = !chosen && isSearchable(typed);
  const field = form.field('category');
  return (
    <>
      <h2 className={s.heading}>{t('registration.service')}</h2>
      <SuggestField
        label={labels.category}
        description={t('registration.categoryHint')}
        {...field}
        value={typed}
        onChange={(text) => {
          form.field('categoryId').onChange(null);
          field.onChange(text);
        }}
        suggestions={isTyping ? suggestCategories(categories, typed).map(optionOf) : null}
        onChoose={({ id }) => form.field('categoryId').onChange(id)}
        isRequired
      />
      <NumberField
        label={labels.capacity}
        description={t('registration.capacityHint')}
        {...form.field('capacity')}
        min={1}
        max={10_000}
        isRequired
      />
    </>
  );
}

const optionOf = ({ id, name }: Category) => ({ id, label: name });
