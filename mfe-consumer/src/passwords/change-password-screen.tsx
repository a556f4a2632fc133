import { isGuest } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import { useLocation } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { GoHome } from '../shared/page/go-home.tsx';
import { NarrowPage } from '../shared/page/narrow-page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { originOf } from '../shared/session/after-sign-in.ts';
import { readTemporaryToken } from '../shared/session/temporary-token.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** SHL-005, X-19: changes the password: a forced change, or the person's own wish. */
export function ChangePasswordScreen() {
  const t = useWords();
  const session = useAtomValue(sessionAtom);
  const origin = originOf(useLocation().state);
  // Read once: the token is removed as soon as the new session starts.
  const [isAllowed] = useState(() => readTemporaryToken() !== null);
  if (!isAllowed) return <GoHome />;
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
