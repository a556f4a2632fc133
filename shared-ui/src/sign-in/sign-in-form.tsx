import { localeAtom } from '@turno/shared-ui/boot';
import { Button, TextField } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { isComplete } from './credentials.ts';
import s from './sign-in-form.module.css';
import { SIGN_IN_TEXTS } from './texts.ts';
import { useSignIn } from './use-sign-in.ts';

/** E-mail and password. A new session is put in force and told to the host; where to go then is the page's matter. */
export function SignInForm() {
  const words = SIGN_IN_TEXTS[useAtomValue(localeAtom)];
  const [email, setEmail] = useState('');
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
        label={words.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        errorMessage={problemAt('email')}
        isRequired
      />
      <TextField
        ref={boxes.password}
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={problemAt('password')}
        isRequired
      />
      <Button
        type="submit"
        isFullWidth
        isPending={isPending}
        isDisabled={!isComplete({ email, password })}
      >
        {words.submit}
      </Button>
    </form>
  );
}
