import { Button, Sheet, useToast } from '@turno/shared-ui/components';
import { Form, formRules, PasswordField, useForm } from '@turno/shared-ui/forms';
import { useSetAtom } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { deleteAccountAtom } from './atoms.ts';
import { CancelButton } from './cancel-button.tsx';
import { wrongPassword } from './wrong-password.ts';

type DeleteSheetProps = {
  /** `false` for an account that signs in with Facebook; then a recent sign-in is the proof. */
  hasPassword: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => void;
};

const rules = formRules<{ password: string }>(() => ({}));

/** Asks for the password before it deletes the account. */
export function DeleteSheet({ isOpen, onOpenChange, ...rest }: DeleteSheetProps) {
  const t = useWords();
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('account.deleteTitle')}>
      <DeleteForm {...rest} onCancel={() => onOpenChange(false)} />
    </Sheet>
  );
}

type DeleteFormProps = Pick<DeleteSheetProps, 'hasPassword' | 'onDeleted'> & {
  onCancel: () => void;
};

function DeleteForm({ hasPassword, onDeleted, onCancel }: DeleteFormProps) {
  const t = useWords();
  const deleteAccount = useSetAtom(deleteAccountAtom);
  const toast = useToast();
  const form = useForm({
    schema: rules,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await deleteAccount(password).catch((error: unknown) => {
        throw wrongPassword(error, t('account.wrongPassword'));
      });
      toast.success(t('account.deleted'));
      onDeleted();
    },
  });
  return (
    <Form form={form} labels={{ password: t('account.password') }}>
      <p>{t('account.deleteWarning')}</p>
      {hasPassword && (
        <PasswordField label={t('account.password')} {...form.field('password')} isRequired />
      )}
      <Button
        type="submit"
        variant="danger-fill"
        isFullWidth
        isPending={form.isPending}
        isDisabled={hasPassword && form.values.password === ''}
      >
        {t('account.deleteConfirm')}
      </Button>
      <CancelButton onClose={onCancel} />
    </Form>
  );
}
