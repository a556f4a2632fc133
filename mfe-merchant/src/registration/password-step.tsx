import { Button } from '@turno/shared-ui/components';
import { PasswordField } from '@turno/shared-ui/forms';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { type FormEvent, useState } from 'react';
import { texts } from '../locales/texts.ts';
import s from './registration.module.css';

type PasswordStepProps = {
  email: string;
  /** Why the last password was rejected; `null` before the first. */
  error: unknown;
  onSubmit: (password: string) => void;
};

/** Continues a registration whose token has expired; the device stores everything but the password. */
export function PasswordStep({ email, error, onSubmit }: PasswordStepProps) {
  const t = useTexts(texts);
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onSubmit(password);
  };
  return (
    <form className={s.part} onSubmit={submit} noValidate>
      <p>{t('registration.passwordNeeded', { email })}</p>
      <PasswordField
        label={t('registration.password')}
        name="password"
        value={password}
        onChange={setPassword}
        errorMessage={error === null ? undefined : errorText(t, error)}
        isRequired
      />
      <Button type="submit" isFullWidth isDisabled={password === ''}>
        {t('registration.resume')}
      </Button>
    </form>
  );
}
