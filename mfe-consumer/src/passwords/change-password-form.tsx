import { Button, useToast } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import { Form, formRules, PasswordField, useForm } from '@turno/shared-ui/forms';
import { CallError } from '@turno/shared-ui/http';
import { useNavigate } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import {
  isPairLongEnough,
  type PasswordPair,
  pairProblems,
} from '../shared/forms/password-pair.ts';
import { useFormError } from '../shared/forms/use-form-error.ts';
import { withOrigin } from '../shared/session/after-sign-in.ts';
import { removeTemporaryToken } from '../shared/session/temporary-token.ts';
import { changePasswordAtom } from './atoms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const rules = formRules<PasswordPair & { oldPassword: string }>(pairProblems);

/** CON-078: the current password, and a new one twice. */
export function ChangePasswordForm({ origin }: { origin: string | null }) {
  const t = useWords();
  const change = useChange(origin);
  const form = useForm({
    schema: rules,
    defaultValues: { oldPassword: '', password: '', confirmPassword: '' },
    onSubmit: change,
    words: { mismatch: t('passwords.mismatch') },
    fieldNames: { newPassword: 'password' },
  });
  //
  const isReady = form.values.oldPassword !== '' && isPairLongEnough(form.values);
  const labels = {
    oldPassword: t('passwords.oldPassword'),
    password: t('passwords.newPassword'),
    confirmPassword: t('passwords.repeat'),
  };
  return (
    <Form form={form} labels={labels}>
      <PasswordField label={t('passwords.oldPassword')} {...form.field('oldPassword')} isRequired />
      <NewPasswordFields
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
      />
      <Button type="submit" isFullWidth isPending={form.isPending} isDisabled={!isReady}>
        {t('passwords.save')}
      </Button>
    </Form>
  );
}

/** Changes the password and continues as after a sign-in (CON-079); the form shows its errors (ERR-017). */
function useChange(origin: string | null) {
  const t = useWords();
  const send = useSetAtom(changePasswordAtom);
  const toFormError = useFormError('password-change');
  const notice = useNotice();
  const toast = useToast();
  const navigate = useNavigate();
  const toSignIn = () => void navigate(ROUTES.signIn, { replace: true, state: withOrigin(origin) });
  return async (values: PasswordPair & { oldPassword: string }) => {
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof CallError && error.status === 401)) throw toFormError(error);
      // The temporary token expires after an hour.
      removeTemporaryToken();
      toast.error(t('passwords.tooLate'));
      return toSignIn();
    }
    notice('passwordChanged');
    toSignIn();
  };
}
