import { Button, TextField } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type FormEvent, useState } from 'react';
import s from './sign-in-form.module.css';
import { isComplete, useSignIn } from './use-sign-in.ts';

type SignInFormProps = {
  /** The address of the expected account, where the page knows it; a person may still enter another one. */
  knownEmail?: string;
  /** Whether the form replaces the element that was pressed, so that its first empty field takes the focus. */
  takesFocus?: boolean;
};

/** E-mail and password. Stores the new session and notifies the host; the page decides where to go then. */
export function SignInForm({ knownEmail = '', takesFocus = false }: SignInFormProps) {
  const t = useSharedTexts();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const { boxes, problemAt, isPending, submit } = useSignIn();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ email, password });
  };
  return (
    <form className={s.form} onSubmit={onSubmit} noValidate>
      <TextField
        ref={boxes.email}
        label={t('signIn.email')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        errorMessage={problemAt('email')}
        autoFocus={takesFocus && knownEmail === ''}
        isRequired
      />
      <TextField
        ref={boxes.password}
        label={t('signIn.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={problemAt('password')}
        autoFocus={takesFocus && knownEmail !== ''}
        isRequired
      />
      <Button
        type="submit"
        isFullWidth
        isPending={isPending}
        isDisabled={!isComplete({ email, password })}
      >
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
