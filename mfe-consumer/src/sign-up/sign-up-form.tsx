import { Button, TextField } from '@turno/shared-ui/components';
import { CheckboxField, Form, PasswordField, useForm } from '@turno/shared-ui/forms';
import { Link } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { startBotCheckAtom } from '../shared/line-up/early-bot-check.ts';
import { withOrigin } from '../shared/session/after-sign-in.ts';
import { isComplete, type SignUpValues, signUpRules } from './sign-up-rules.ts';
import s from './sign-up-screen.module.css';
import { TermsLinks } from './terms-links.tsx';
import { useSignUp } from './use-sign-up.ts';

const EMPTY: SignUpValues = { email: '', password: '', confirmPassword: '', terms: false };

/** Address, a password twice, and the terms (CON-077). */
export function SignUpForm({ origin }: { origin: string | null }) {
  const t = useWords();
  const { signUp, takenEmail } = useSignUp();
  const form = useForm({
    schema: signUpRules,
    defaultValues: EMPTY,
    onSubmit: signUp,
    words: { mismatch: t('signUp.mismatch') },
  });
  const isReady = isComplete(form.values);
  useBotCheckOnce(isReady);
  const isTaken = takenEmail !== null && takenEmail === form.values.email.trim();
  return (
    <Form
      form={form}
      labels={{
        email: t('signUp.email'),
        password: t('signUp.password'),
        confirmPassword: t('signUp.repeat'),
      }}
    >
      <div className={s.field}>
        <TextField
          label={t('signUp.email')}
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          isRequired
        />
        {isTaken && (
          <Link className={s.taken} to={ROUTES.signIn} state={withOrigin(origin)}>
            {t('signUp.taken')} {t('signUp.signIn')}
          </Link>
        )}
      </div>
      <PasswordField
        label={t('signUp.password')}
        description={t('signUp.passwordHint')}
        {...form.field('password')}
        autoComplete="new-password"
        showsStrength
        isRequired
      />
      <PasswordField
        label={t('signUp.repeat')}
        {...form.field('confirmPassword')}
        autoComplete="new-password"
        isRequired
      />
      <div className={s.field}>
        <CheckboxField {...form.field('terms')} isRequired>
          {t('signUp.accept')}
        </CheckboxField>
        <TermsLinks />
      </div>
      <Button type="submit" isFullWidth isPending={form.isPending} isDisabled={!isReady}>
        {t('signUp.submit')}
      </Button>
    </Form>
  );
}

/** Solves the bot check as soon as everything is filled in, so that sending need not wait for it. */
function useBotCheckOnce(isReady: boolean): void {
  const start = useSetAtom(startBotCheckAtom);
  useEffect(() => (isReady ? start() : undefined), [isReady, start]);
}
