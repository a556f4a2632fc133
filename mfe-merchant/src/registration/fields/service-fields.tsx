import { type FormState, NumberField } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import { CategoryField } from '../../shared/category-field.tsx';
import type { Labels, RegistrationValues } from '../new-merchant.ts';
import s from '../registration.module.css';

export type ServiceFieldsProps = { form: FormState<RegistrationValues>; labels: Labels };

/** MER-004, MER-005: the category, and how many are served at once. */
export function ServiceFields({ form, labels }: ServiceFieldsProps) {
  const t = useTexts(texts);
  return (
    <>
      <h2 className={s.heading}>{t('registration.service')}</h2>
      <CategoryField text={form.field('category')} id={form.field('categoryId')} />
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
