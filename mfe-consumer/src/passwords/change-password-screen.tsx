import { isGuest } from '@turno/shared-types/rules';
import { RedirectBecause, sessionAtom } from '@turno/shared-ui/boot';
import { Button, useToast } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import {
  Form,
  formRules,
  isPairLongEnough,
  PasswordField,
  type PasswordPair,
  PasswordPairFields,
  pairProblems,
  useForm,
} from '@turno/shared-ui/forms';
import { CallError } from '@turno/shared-ui/http';
import { useLocation, useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { originOf, withOrigin } from '../origin.ts';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { NarrowPage } from '../shared/page/narrow-page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { readTemporaryToken, removeTemporaryToken } from '../shared/session/atoms.ts';
import { changePasswordAtom } from './atoms.ts';

/** SHL-005, X-19: changes the password, forced or by choice. */
export function ChangePasswordScreen() {
  const t = useWords();
  const session = useAtomValue(sessionAtom);
  const origin = originOf(useLocation().state);
  // Read once: the token is removed as soon as the new session starts.
  const [isAllowed] = useState(() => readTemporaryToken() !== null);
  if (!isAllowed) return <RedirectBecause to={ROUTES.home} reason="passwordNotDue" />;
  const isDue = session === null || isGuest(session.roles[0]);
  return (
    <NarrowPage
      title={TITLES.changePassword}
      heading={t('passwords.changeTitle')}
      lead={isDue ? t('passwords.dueLead') : t('passwords.changeLead')}
      back={
        isDue ? (
          <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>
        ) : (
          <BackLink to={origin ?? ROUTES.account}>{t('back')}</BackLink>
        )
      }
    >
      <ChangePasswordForm origin={origin} />
    </NarrowPage>
  );
}

const rules = formRules<PasswordPair & { oldPassword: string }>((values) => ({
  ...pairProblems(values),
  ...(values.password === values.oldPassword && { password: 'equal_passwords' }),
}));

/** CON-078: the current password, and a new one twice. */
function ChangePasswordForm({ origin }: { origin: string | null }) {
  const t = useWords();
  const change = useChange(origin);
  const form = useForm({
    schema: rules,
    defaultValues: { oldPassword: '', password: '', confirmPassword: '' },
    onSubmit: change,
    words: { mismatch: t('passwords.mismatch') },
    fieldNames: { newPassword: 'password' },
    errorArea: 'password-change',
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
      <PasswordPairFields
        labels={labels}
        hint={t('passwords.hint')}
        fields={{
          password: form.field('password'),
          confirmPassword: form.field('confirmPassword'),
        }}
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
  const notice = useNotice();
  const toast = useToast();
  const navigate = useNavigate();
  const toSignIn = () => void navigate(ROUTES.signIn, { replace: true, state: withOrigin(origin) });
  return async (values: PasswordPair & { oldPassword: string }) => {
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof CallError && error.status === 401)) throw error;
      // The temporary token expires after an hour.
      removeTemporaryToken();
      toast.error(t('passwords.tooLate'));
      return toSignIn();
    }
    notice('passwordChanged');
    toSignIn();
  };
}
