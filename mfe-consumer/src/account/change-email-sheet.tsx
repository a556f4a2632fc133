import { isEmail } from '@turno/shared-types/rules';
import { Button, Sheet, TextField, useToast } from '@turno/shared-ui/components';
import { Form, formRules, PasswordField, useForm } from '@turno/shared-ui/forms';
import { useSetAtom } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { changeEmailAtom } from './atoms.ts';
import { CancelButton } from './cancel-button.tsx';
import { wrongPassword } from './wrong-password.ts';

type ChangeEmailSheetProps = {
  /** `false` for an account that signs in with Facebook; then a recent sign-in is the proof. */
  hasPassword: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const rules = formRules<{ email: string; password: string }>(({ email }) =>
  isEmail(email) ? {} : { email: 'invalid_email' },
);

/** Asks for another e-mail address and the password; the address changes once it is confirmed. */
export function ChangeEmailSheet({ hasPassword, isOpen, onOpenChange }: ChangeEmailSheetProps) {
  const t = useWords();
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('account.changeEmail')}>
      <ChangeEmailForm hasPassword={hasPassword} onClose={() => onOpenChange(false)} />
    </Sheet>
  );
}

function ChangeEmailForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useWords();
  const changeEmail = useSetAtom(changeEmailAtom);
  const toast = useToast();
  const form = useForm({
    schema: rules,
    defaultValues: { email: '', password: '' },
    onSubmit: async (values) => {
      await changeEmail(values).catch((error: unknown) => {
        throw wrongPassword(error, t('account.wrongPassword'));
      });
      toast.success(t('emailLink.sent'));
      onClose();
    },
  });
  const labels = { email: t('account.newEmail'), password: t('account.password') };
  return (
    <Form form={form} labels={labels}>
      <p>{t('account.changeEmailText')}</p>
      <TextField
        label={labels.email}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      {hasPassword && (
        <PasswordField label={labels.password} {...form.field('password')} isRequired />
      )}
      <Button
        type="submit"
        isFullWidth
        isPending={form.isPending}
        isDisabled={form.values.email === '' || (hasPassword && form.values.password === '')}
      >
        {t('account.sendLinkThere')}
      </Button>
      <CancelButton onClose={onClose} />
    </Form>
  );
}
