import type { MapPlace } from '@turno/shared-types';
import { useEarlyBotCheck } from '@turno/shared-ui/bot-check';
import { Button } from '@turno/shared-ui/components';
import { Form, LeaveWarning, useForm } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { LinkForUnverified } from '@turno/shared-ui/my-merchants';
import { Link } from '@turno/shared-ui/router';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { countriesOf } from './countries.ts';
import { NewAccountFields, OwnAccountField } from './fields/account-fields.tsx';
import { AddressFields, PlaceFacts } from './fields/place-fields.tsx';
import { ServiceFields } from './fields/service-fields.tsx';
import {
  isComplete,
  type Labels,
  newMerchantOf,
  type RegistrationValues,
  registrationRules,
} from './new-merchant.ts';
import s from './registration.module.css';
import type { Registration } from './registration.ts';
import type { Submitted } from './use-registration.ts';

export type RegistrationFormProps = {
  /** `null` where the person types name and address. */
  place: MapPlace | null;
  /** The name that was typed into the search. */
  typedName?: string;
  /** The address of the signed-in account; `null` if the form asks for an account. */
  ownEmail: string | null;
  /** The registration that this device sent before. */
  stored: Registration | null;
  onSubmit: (submitted: Submitted) => Promise<void>;
};

/** MER-003 to MER-007: the place, what it serves, and the account of its manager. */
export function RegistrationForm({
  place,
  typedName = '',
  ownEmail,
  stored,
  onSubmit,
}: RegistrationFormProps) {
  const t = useTexts(texts);
  const [defaultValues] = useState(() => initialValues({ stored, typedName, ownEmail }));
  const hasAccount = ownEmail !== null;
  const labels = useLabels();
  const form = useForm({
    schema: registrationRules(place, hasAccount),
    defaultValues,
    words: {
      required: t('settings.required'),
      category: t('registration.categoryMissing'),
      franchise: t('registration.franchiseEmail'),
      mismatch: t('registration.mismatch'),
      website: t('registration.websiteWrong'),
      phone: t('registration.phoneWrong'),
    },
    fieldNames: { categoryId: 'category' },
    errorArea: 'sign-up',
    onSubmit: (values) =>
      onSubmit({
        email: values.email.trim(),
        password: values.password,
        body: newMerchantOf(values, place),
      }),
  });
  const isReady = hasAccount || isComplete(form.values);
  useEarlyBotCheck(!hasAccount, !hasAccount && isReady);
  return (
    <Form form={form} labels={labels}>
      {place ? <PlaceFacts place={place} /> : <AddressFields form={form} labels={labels} />}
      <ServiceFields form={form} labels={labels} />
      <h2 className={s.heading}>{t('registration.account')}</h2>
      {hasAccount ? (
        <OwnAccountField form={form} labels={labels} />
      ) : (
        <NewAccountFields form={form} labels={labels} />
      )}
      <Button type="submit" isFullWidth isPending={form.isPending} isDisabled={!isReady}>
        {t('registration.submit')}
      </Button>
      {!hasAccount && (
        <p className={s.quiet}>
          {t('registration.hasAccount')}{' '}
          <Link to={ROUTES.dashboard}>{t('registration.signIn')}</Link>
        </p>
      )}
      {hasAccount && <LinkForUnverified error={form.problem} />}
      <LeaveWarning isDirty={form.isDirty} />
    </Form>
  );
}

function useLabels(): Labels {
  const t = useTexts(texts);
  return {
    name: t('registration.name'),
    route: t('registration.route'),
    city: t('registration.city'),
    postalCode: t('registration.postalCode'),
    country: t('registration.country'),
    website: t('registration.website'),
    phone: t('registration.phone'),
    category: t('registration.category'),
    capacity: t('registration.capacity'),
    email: t('registration.email'),
    password: t('registration.password'),
    confirmPassword: t('registration.confirm'),
  };
}

type FirstValues = Pick<RegistrationFormProps, 'stored' | 'ownEmail'> & { typedName: string };

/** MER-004: the capacity is initially 1; the password is never stored. */
function initialValues({ stored, typedName, ownEmail }: FirstValues): RegistrationValues {
  const { body } = stored ?? {};
  return {
    name: body?.name ?? typedName,
    route: body?.route ?? '',
    city: body?.city ?? '',
    postalCode: body?.postalCode ?? '',
    country: body?.country ?? countriesOf(navigator.languages)[0] ?? '',
    website: body?.website ?? '',
    phone: body?.phone ?? '',
    category: '',
    categoryId: body?.categoryId ?? null,
    capacity: body?.capacity ?? 1,
    email: ownEmail ?? stored?.email ?? '',
    password: '',
    confirmPassword: '',
    terms: false,
  };
}
