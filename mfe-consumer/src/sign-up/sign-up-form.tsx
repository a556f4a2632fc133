import { propsAtom } from '@turno/shared-ui/boot';
import { useEarlyBotCheck } from '@turno/shared-ui/bot-check';
import { Button, ExternalLink, TextField, VisuallyHidden } from '@turno/shared-ui/components';
import { CheckboxField, Form, PasswordPairFields, useForm } from '@turno/shared-ui/forms';
import { Link } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { withOrigin } from '../origin.ts';
import { ROUTES } from '../paths.ts';
import s from './sign-up-screen.module.css';
import { isComplete, type SignUpValues, signUpRules, useSignUp } from './use-sign-up.ts';

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
    errorArea: 'sign-up',
  });
  const isReady = isComplete(form.values);
  // Only once all fields are filled in, because many people leave this form without sending it.
  useEarlyBotCheck(isReady);
  const isTaken = takenEmail !== null && takenEmail === form.values.email.trim();
  const labels = {
    email: t('signUp.email'),
    password: t('signUp.password'),
    confirmPassword: t('signUp.repeat'),
  };
  return (
    <Form form={form} labels={labels}>
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
      <PasswordPairFields
        labels={labels}
        hint={t('signUp.passwordHint')}
        fields={{
          password: form.field('password'),
          confirmPassword: form.field('confirmPassword'),
        }}
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

const PAGES = ['terms', 'privacy'] as const;

/**
 * CON-077: links to the terms, in a new tab, so that the form keeps its input. Without the address of the
 * product's site there are no links, because a wrong link would be worse.
 */
function TermsLinks() {
  const t = useWords();
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  if (siteBase === '') return null;
  return (
    <p className={s.links}>
      {PAGES.map((page) => (
        <a
          key={page}
          className={s.link}
          href={`${siteBase}/${page}`}
          target="_blank"
          rel="noreferrer"
        >
          {t(`signUp.${page}`)}
          <VisuallyHidden>{t('signUp.newTab')}</VisuallyHidden>
          <ExternalLink size={18} aria-hidden />
        </a>
      ))}
    </p>
  );
}
