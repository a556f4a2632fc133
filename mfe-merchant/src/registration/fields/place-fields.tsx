import type { MapPlace } from '@turno/shared-types';
import { formatAddress } from '@turno/shared-types/rules';
import { localeAtom } from '@turno/shared-ui/boot';
import { Card, Select, TextField } from '@turno/shared-ui/components';
import type { FormState } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { countriesOf } from '../countries.ts';
import type { Labels, RegistrationValues } from '../new-merchant.ts';
import s from '../registration.module.css';

/** MER-003: the facts of the place from the map; they cannot be changed here, only later. */
export function PlaceFacts({ place }: { place: MapPlace }) {
  const t = useTexts(texts);
  const { city, postalCode, website, phone, formattedAddress } = place;
  const elsewhere = { city: null, postalCode: null, province: null, formattedAddress: null };
  const facts = [
    ['address', formatAddress({ ...place, ...elsewhere }) ?? formattedAddress],
    ['city', city],
    ['postalCode', postalCode],
    ['website', website],
    ['phone', phone],
  ] as const;
  return (
    <Card as="section" className={s.part} aria-label={place.name}>
      <h2 className={s.name}>{place.name}</h2>
      <dl className={s.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`registration.${name}`)}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p className={s.quiet}>{t('registration.placeHint')}</p>
    </Card>
  );
}

type AddressFieldsProps = { form: FormState<RegistrationValues>; labels: Labels };

/** Name and address of a place that no map knows. */
export function AddressFields({ form, labels }: AddressFieldsProps) {
  const t = useTexts(texts);
  const countryName = new Intl.DisplayNames(useAtomValue(localeAtom), { type: 'region' });
  const countries = countriesOf(navigator.languages);
  const optional = (label: string) => t('registration.optional', { label });
  return (
    <>
      <h2 className={s.heading}>{t('registration.place')}</h2>
      <TextField
        label={labels.name}
        {...form.field('name')}
        autoComplete="organization"
        isRequired
      />
      <TextField
        label={labels.route}
        {...form.field('route')}
        autoComplete="street-address"
        isRequired
      />
      <TextField
        label={optional(labels.postalCode)}
        {...form.field('postalCode')}
        autoComplete="postal-code"
      />
      <TextField
        label={labels.city}
        {...form.field('city')}
        autoComplete="address-level2"
        isRequired
      />
      <Select
        label={labels.country}
        {...form.field('country')}
        options={[
          ...countries.map((id) => ({ id, label: countryName.of(id) ?? id })),
          { id: '', label: t('registration.otherCountry') },
        ]}
      />
      <TextField
        label={optional(labels.phone)}
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        label={optional(labels.website)}
        {...form.field('website')}
        type="url"
        inputMode="url"
        autoComplete="url"
      />
    </>
  );
}
