import { isEmail } from '@turno/shared-types/rules';
import { Button, Sheet, TextField } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import { Form, formRules, useForm } from '@turno/shared-ui/forms';
import { useSetAtom } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { requestResetAtom } from './atoms.ts';

type ForgotSheetProps = {
  /** The address typed on the page. */
  email: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Receives the address the mail was sent to. */
  onSent: (email: string) => void;
};

// IDN-019
const rules = formRules<{ email: string }>(({ email }) =>
  isEmail(email) ? {} : { email: 'invalid_email' },
);

/** CON-075, IDN-013: asks for the address a new password is mailed to. */
export function ForgotSheet({ isOpen, onOpenChange, ...rest }: ForgotSheetProps) {
  const t = useWords();
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('signIn.forgotTitle')}>
      <ForgotForm {...rest} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

type ForgotFormProps = Pick<ForgotSheetProps, 'email' | 'onSent'> & { onDone: () => void };

function ForgotForm({ email, onSent, onDone }: ForgotFormProps) {
  const t = useWords();
  const requestReset = useSetAtom(requestResetAtom);
  const notice = useNotice();
  const form = useForm({
    schema: rules,
    defaultValues: { email },
    errorArea: 'password-reset',
    onSubmit: async (values) => {
      await requestReset(values.email);
      onSent(values.email.trim());
      onDone();
      notice('resetMailSent');
    },
  });
  return (
    <Form form={form} labels={{ email: t('signIn.email') }}>
      <p>{t('signIn.forgotText')}</p>
      <TextField
        label={t('signIn.email')}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
        isRequired
      />
      <Button
        type="submit"
        isFullWidth
        isPending={form.isPending}
        isDisabled={form.values.email.trim() === ''}
      >
        {t('signIn.forgotSend')}
      </Button>
    </Form>
  );
}
