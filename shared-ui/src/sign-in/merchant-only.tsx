import { isMerchant } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import { Alert, PageTitle } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import s from './merchant-only.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignInReason } from './sign-in-reason.tsx';

type MerchantOnlyProps = {
  children: ReactNode;
  /** Content below the sign-in form, for a person without an account. */
  below?: ReactNode;
};

/**
 * SHL-008, SHL-013: shows the page to merchants and a sign-in form to everybody else. It does not redirect, because a
 * page without the shell has no sign-in page. The current session stays until a merchant signs in.
 */
export function MerchantOnly({ children, below }: MerchantOnlyProps) {
  const t = useSharedTexts();
  const session = useAtomValue(sessionAtom);
  if (session && isMerchant(session.roles[0])) return children;
  return (
    <div className={s.column}>
      <PageTitle title={'Accedi'}>{t('signIn.title')}</PageTitle>
      {session ? <Alert>{t('signIn.merchantsOnly')}</Alert> : <SignInReason origin={null} />}
      <SignInForm />
      {below}
    </div>
  );
}
