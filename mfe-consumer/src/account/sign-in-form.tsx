import { Button, TextField } from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { useWords } from '../shared/use-words.ts';
import { signInAtom } from './atoms.ts';
import { isComplete, isEmail } from './sign-in-check.ts';
import s from './sign-in-screen.module.css';

/** E-mail and password; what went wrong stands under the field it concerns (IDN-019, ERR-005). */
export function SignInForm() {
  const t = useWords();
  const signIn = useSetAtom(signInAtom);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [hasBadEmail, setBadEmail] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async () => {
    const isBad = !isEmail(email);
    setBadEmail(isBad);
    setFailure(null);
    if (isBad) return emailInput.current?.focus();
    setPending(true);
    const error = await signIn({ email: email.trim(), password });
    setPending(false);
    setFailure(error);
    if (error !== null) passwordInput.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && isComplete({ email, password })) void submit();
  };
  return (
    <form className={s.form} onSubmit={onSubmit} noValidate>
      <TextField
        ref={emailInput}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={setEmail}
        errorMessage={hasBadEmail ? t('signIn.emailInvalid') : undefined}
        isRequired
      />
      <TextField
        ref={passwordInput}
        label={t('signIn.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={failure === null ? undefined : errorText(t, failure)}
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
