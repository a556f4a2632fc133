import { type Session, signInCall } from '@turno/shared-types';
import { Button, TextField } from '@turno/shared-ui/components';
import { type Http, send } from '@turno/shared-ui/http';
import { errorText, useLanguage, useSharedTexts } from '@turno/shared-ui/i18n';
import { type FormEvent, useRef, useState } from 'react';
import { isComplete, isEmail } from './credentials.ts';
import s from './sign-in-form.module.css';
import { SIGN_IN_TEXTS } from './texts.ts';

type SignInFormProps = {
  http: Http;
  /** Takes the new session; it is not in force yet. */
  onSignedIn: (session: Session) => void;
};

type Problem = { field: 'email' | 'password'; text: string };

/** E-mail and password; what is wrong is said at the field it belongs to (ERR-005). */
export function SignInForm({ http, onSignedIn }: SignInFormProps) {
  const t = useSharedTexts();
  const language = useLanguage();
  const words = SIGN_IN_TEXTS[language as keyof typeof SIGN_IN_TEXTS] ?? SIGN_IN_TEXTS.it;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setIsPending] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const fail = (field: Problem['field'], text: string) => {
    setProblem({ field, text });
    (field === 'email' ? emailField : passwordField).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isComplete({ email, password })) return;
    if (!isEmail(email)) return fail('email', words.invalidEmail);
    setIsPending(true);
    setProblem(null);
    try {
      onSignedIn(await send(http, signInCall, { body: { email, password } }));
    } catch (error) {
      fail('password', errorText(t, error));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <form className={s.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={emailField}
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        errorMessage={problem?.field === 'email' ? problem.text : null}
      />
      <TextField
        ref={passwordField}
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={problem?.field === 'password' ? problem.text : null}
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
