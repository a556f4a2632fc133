import { Button, EmptyState, LinkButton, TriangleAlert } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import {
  Form,
  formRules,
  isPairLongEnough,
  type PasswordPair,
  PasswordPairFields,
  pairProblems,
  useForm,
} from '@turno/shared-ui/forms';
import { CallError } from '@turno/shared-ui/http';
import { useNavigate, useParams } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { NarrowPage } from '../shared/page/narrow-page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { resetPasswordAtom } from './atoms.ts';

const rules = formRules<PasswordPair>((values) => pairProblems(values));

/** CON-078: sets a new password by the mailed link, which works once (IDN-012). */
export function ResetPasswordScreen() {
  const t = useWords();
  const { redeemToken = '' } = useParams();
  const [isDead, setDead] = useState(false);
  return (
    <NarrowPage
      title={TITLES.resetPassword}
      heading={t('passwords.resetTitle')}
      lead={isDead ? null : t('passwords.resetLead')}
      back={<BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>}
    >
      {isDead ? <DeadLink /> : <ResetForm token={redeemToken} onDead={() => setDead(true)} />}
    </NarrowPage>
  );
}

type ResetFormProps = { token: string; onDead: () => void };

function ResetForm({ token, onDead }: ResetFormProps) {
  const t = useWords();
  const reset = useSetAtom(resetPasswordAtom);
  const notice = useNotice();
  const navigate = useNavigate();
  const form = useForm({
    schema: rules,
    defaultValues: { password: '', confirmPassword: '' },
    words: { mismatch: t('passwords.mismatch') },
    fieldNames: { newPassword: 'password' },
    errorArea: 'password-reset',
    onSubmit: async ({ password }) => {
      try {
        await reset({ resetToken: token, password });
      } catch (error) {
        // ERR-017
        if (error instanceof CallError && error.status === 401) return onDead();
        throw error;
      }
      notice('passwordChanged');
      void navigate(ROUTES.signIn, { replace: true });
    },
  });
  const labels = { password: t('passwords.newPassword'), confirmPassword: t('passwords.repeat') };
  return (
    <Form form={form} labels={labels}>
      <PasswordPairFields
        labels={labels}
        hint={t('passwords.hint')}
        fields={{
          password: form.field('password'),
          confirmPassword: form.field('confirmPassword'),
        }}
      />
      <Button
        type="submit"
        isFullWidth
        isPending={form.isPending}
        isDisabled={!isPairLongEnough(form.values)}
      >
        {t('passwords.save')}
      </Button>
    </Form>
  );
}

function DeadLink() {
  const t = useWords();
  return (
    <div role="alert">
      <EmptyState
        title={t('passwords.deadLink')}
        icon={<TriangleAlert size={32} />}
        action={
          <LinkButton to={ROUTES.signIn} state={{ hasForgotten: true }}>
            {t('passwords.newLink')}
          </LinkButton>
        }
      >
        {t('passwords.deadLinkText')}
      </EmptyState>
    </div>
  );
}
