import { isEmail } from '@turno/shared-types/rules';
import { Button, TextField } from '@turno/shared-ui/components';
import { Form, formRules, PasswordField, useForm } from '@turno/shared-ui/forms';
import { useNavigate } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { withOrigin } from '../origin.ts';
import { ROUTES } from '../paths.ts';
import { signInAtom } from './atoms.ts';
import s from './sign-in-screen.module.css';

type SignInFormProps = {
  origin: string | null;
  /** Receives the address typed so far. */
  onForgot: (email: string) => void;
};

// IDN-019
const rules = formRules<{ email: string; password: string }>(({ email }) =>
  isEmail(email) ? {} : { email: 'invalid_email' },
);

/** E-mail and password; a rejection of both is shown at the password field (ERR-005, IDN-035). */
export function SignInForm({ origin, onForgot }: SignInFormProps) {
  const t = useWords();
  const signIn = useSetAtom(signInAtom);
  const navigate = useNavigate();
  const form = useForm({
    schema: rules,
    defaultValues: { email: '', password: '' },
    errorArea: 'sign-in',
    onSubmit: async (values) => {
      const { mustChangePassword } = await signIn(values);
      if (!mustChangePassword) return;
      void navigate(ROUTES.changePassword, { replace: true, state: withOrigin(origin) });
    },
  });
  const { email, password } = form.values;
  const labels = { email: t('signIn.email'), password: t('signIn.password') };
  return (
    <Form form={form} labels={labels}>
      <TextField
        label={t('signIn.email')}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        isRequired
      />
      <PasswordField label={t('signIn.password')} {...form.field('password')} isRequired />
      <Button
        type="submit"
        isFullWidth
        isPending={form.isPending}
        isDisabled={email.trim() === '' || password === ''}
      >
        {t('signIn.submit')}
      </Button>
      <Button variant="quiet" className={s.forgot} onPress={() => onForgot(email)}>
        {t('signIn.forgot')}
      </Button>
    </Form>
  );
}
