import { Button, Sheet, useToast } from '@turno/shared-ui/components';
import { Form, formRules, PasswordField, useForm } from '@turno/shared-ui/forms';
import { CallError } from '@turno/shared-ui/http';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { deleteAccountAtom } from './atoms.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

type DeleteSheetProps = {
  /** An account that signs in with Facebook has none; a recent sign-in is its proof. */
  hasPassword: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => void;
};

const rules = formRules<{ password: string }>(() => ({}));

/** Asks for the password before it deletes the account. */
export function DeleteSheet({ isOpen, onOpenChange, ...rest }: DeleteSheetProps) {
  const words = wordsOf(useSharedTexts(), ACCOUNT_TEXTS);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={words.deleteTitle}>
      <DeleteForm {...rest} onCancel={() => onOpenChange(false)} />
    </Sheet>
  );
}

type DeleteFormProps = Pick<DeleteSheetProps, 'hasPassword' | 'onDeleted'> & {
  onCancel: () => void;
};

function DeleteForm({ hasPassword, onDeleted, onCancel }: DeleteFormProps) {
  const t = useSharedTexts();
  const words = wordsOf(t, ACCOUNT_TEXTS);
  const deleteAccount = useSetAtom(deleteAccountAtom);
  const toast = useToast();
  const form = useForm({
    schema: rules,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await deleteAccount(password).catch((error: unknown) => {
        throw wrongPassword(error, words.wrongPassword);
      });
      toast.success(words.deleted);
      onDeleted();
    },
  });
  return (
    <Form form={form} labels={{ password: words.password }}>
      <p>{words.deleteWarning}</p>
      {hasPassword && (
        <PasswordField label={words.password} {...form.field('password')} isRequired />
      )}
      <Button
        type="submit"
        variant="danger-fill"
        isFullWidth
        isPending={form.isPending}
        isDisabled={hasPassword && form.values.password === ''}
      >
        {words.deleteConfirm}
      </Button>
      <Button variant="secondary" isFullWidth onPress={onCancel}>
        {t('cancel')}
      </Button>
    </Form>
  );
}

/** Only the password can be wrong here: the general text names the address too. */
function wrongPassword(error: unknown, message: string): unknown {
  if (!(error instanceof CallError) || error.code !== 'invalid_credentials') return error;
  const errors = [{ field: 'password', message }];
  return new CallError({ code: null, status: error.status, message, errors });
}
