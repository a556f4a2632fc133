import { TextField } from '@turno/shared-ui/components';
import { PasswordPairFields } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import { TermsField } from '../../shared/terms/terms-field.tsx';
import type { ServiceFieldsProps } from './service-fields.tsx';

/** MER-004, MER-006: the account that a registration creates. */
export function NewAccountFields({ form, labels }: ServiceFieldsProps) {
  const t = useTexts(texts);
  return (
    <>
      <TextField
        label={labels.email}
        description={t('registration.emailHint')}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        isRequired
      />
      <PasswordPairFields
        labels={labels}
        hint={t('registration.passwordHint')}
        fields={{
          password: form.field('password'),
          confirmPassword: form.field('confirmPassword'),
        }}
      />
      <TermsField {...form.field('terms')} />
    </>
  );
}

/** The account that is signed in; the franchise may ask for another address (MER-007). */
export function OwnAccountField({ form, labels }: ServiceFieldsProps) {
  const t = useTexts(texts);
  return (
    <TextField
      label={labels.email}
      description={t('registration.ownAccountHint')}
      {...form.field('email')}
      isReadOnly
    />
  );
}
