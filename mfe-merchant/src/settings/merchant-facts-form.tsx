import { type CallInput, type Merchant, updateMerchantCall } from '@turno/shared-types';
import { streetLine } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { Select, TextField } from '@turno/shared-ui/components';
import { Form, formRules, SaveBar, useForm } from '@turno/shared-ui/forms';
import { send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { texts } from '../locales/texts.ts';
import { CategoryField } from '../shared/category-field.tsx';
import { refreshAtom } from '../shared/merchant-atoms.ts';
import s from '../shared/sections.module.css';
import { webAddress } from '../shared/web-address.ts';

type MerchantFactsChange = CallInput<typeof updateMerchantCall>['body'];

/** Changes the public facts of a merchant: absent fields stay as they are. */
const saveMerchantFactsAtom = atom(
  null,
  async (get, set, merchantId: number, body: MerchantFactsChange) => {
    await send(get(httpAtom), updateMerchantCall, { params: { merchantId }, body });
    set(refreshAtom);
  },
);

type MerchantTexts = Record<
  'name' | 'street' | 'postalCode' | 'city' | 'phone' | 'website',
  string
>;
/** `category` is the text typed to find another category. */
type MerchantFields = MerchantTexts & {
  category: string;
  categoryId: number | null;
  timezone: string;
};

const fieldsOf = (merchant: Merchant): MerchantFields => ({
  name: merchant.name,
  street: streetLine(merchant),
  postalCode: merchant.postalCode ?? '',
  city: merchant.city ?? '',
  phone: merchant.phone ?? '',
  website: merchant.website ?? '',
  category: '',
  categoryId: merchant.category?.id ?? null,
  timezone: merchant.timezone,
});

/** The fields by which people find a merchant; they can be changed but not emptied. */
const KEPT = ['name', 'street', 'city'] as const;

const rulesFor = (stored: MerchantFields) =>
  formRules<MerchantFields>((values) => {
    const missing = KEPT.filter((field) => stored[field] !== '' && values[field].trim() === '');
    // A merchant without a category may stay without one.
    const needsNone = stored.categoryId === null && values.category.trim() === '';
    // A value stored under older rules may stay; it is not sent.
    const isFit = (field: 'phone' | 'website', change: MerchantFactsChange) =>
      values[field] === stored[field] || updateMerchantCall.body.safeParse(change).success;
    return {
      ...Object.fromEntries(missing.map((field) => [field, 'required'])),
      ...(values.categoryId !== null || needsNone ? {} : { category: 'category' }),
      ...(isFit('phone', { phone: values.phone.trim() }) ? {} : { phone: 'invalid_phone' }),
      ...(isFit('website', { website: webAddress(values.website) }) ? {} : { website: 'website' }),
    };
  });

/** The body of a change, with only the edited fields; an empty text removes a value. */
function changeOf(values: MerchantFields, edited: ReadonlySet<string>): MerchantFactsChange {
  const of = <Change extends MerchantFactsChange>(field: keyof MerchantFields, change: Change) =>
    edited.has(field) ? change : {};
  return {
    ...of('name', { name: values.name.trim() }),
    ...of('street', { route: values.street.trim() || null, streetNumber: null }),
    ...of('postalCode', { postalCode: values.postalCode.trim() || null }),
    // The province belonged to the former city.
    ...of('city', { city: values.city.trim() || null, province: null }),
    ...of('timezone', { timezone: values.timezone }),
    ...of('phone', { phone: values.phone.trim() || null }),
    ...(values.categoryId === null ? {} : of('categoryId', { categoryId: values.categoryId })),
    ...of('website', { website: webAddress(values.website) || null }),
  };
}

type MerchantFactsFormProps = { merchant: Merchant; onEdited: (isEdited: boolean) => void };

/** MER-003, MER-056: what the public page and the poster show of the merchant; the registration took it from the map. */
export function MerchantFactsForm({ merchant, onEdited }: MerchantFactsFormProps) {
  const t = useTexts(texts);
  const save = useSetAtom(saveMerchantFactsAtom);
  const stored = fieldsOf(merchant);
  const form = useForm<MerchantFields>({
    schema: rulesFor(stored),
    defaultValues: stored,
    words: {
      required: t('settings.required'),
      website: t('registration.websiteWrong'),
      category: t('registration.categoryMissing'),
    },
    fieldNames: { route: 'street', categoryId: 'category' },
    onSubmit: (values, edited) => save(merchant.id, changeOf(values, edited)),
  });
  useEffect(() => onEdited(form.isDirty), [onEdited, form.isDirty]);
  const labels = useLabels();
  const field = (name: keyof MerchantTexts) => ({
    label: labels[name],
    autoComplete: 'off' as const,
    ...form.field(name),
  });
  return (
    <section className={s.section} aria-labelledby="place">
      <h2 id="place" className={s.heading}>
        {t('registration.place')}
      </h2>
      <Form form={form} labels={labels}>
        <TextField {...field('name')} />
        <CategoryField
          text={form.field('category')}
          id={form.field('categoryId')}
          present={merchant.category}
        />
        <TextField {...field('street')} />
        <TextField {...field('postalCode')} />
        <TextField {...field('city')} />
        <Select
          label={labels.timezone}
          {...form.field('timezone')}
          options={timeZonesWith(stored.timezone)}
        />
        <TextField {...field('phone')} type="tel" inputMode="tel" />
        <TextField {...field('website')} type="url" inputMode="url" />
        <SaveBar form={form} />
      </Form>
    </section>
  );
}

/** All zones of the browser, and the stored one: services and browsers may know different names. */
const timeZonesWith = (stored: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), stored])].map((id) => ({
    id,
    label: id.replaceAll('_', ' '),
  }));

function useLabels(): Record<Exclude<keyof MerchantFields, 'categoryId'>, string> {
  const t = useTexts(texts);
  return {
    name: t('registration.name'),
    category: t('registration.category'),
    street: t('registration.route'),
    postalCode: t('registration.postalCode'),
    city: t('registration.city'),
    timezone: t('settings.timeZone'),
    phone: t('registration.phone'),
    website: t('registration.website'),
  };
}
