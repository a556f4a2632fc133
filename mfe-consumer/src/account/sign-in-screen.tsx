import { isGuest } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import { PageTitle } from '@turno/shared-ui/components';
import { SHARED_NAMESPACE } from '@turno/shared-ui/i18n';
import { Navigate, useLocation } from '@turno/shared-ui/router';
import { SignInForm } from '@turno/shared-ui/sign-in';
import { useAtomValue } from 'jotai';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/back-link.tsx';
import { Page } from '../shared/page.tsx';
import { TITLES } from '../shared/titles.ts';
import { useWords } from '../shared/use-words.ts';
import { destination, originOf } from './destination.ts';
import s from './sign-in-screen.module.css';

/** Sign-in; whoever is signed in is sent on to where they belong (CON-076). */
export function SignInScreen() {
  const t = useWords();
  const session = useAtomValue(sessionAtom);
  const origin = originOf(useLocation().state);
  if (session && !isGuest(session.roles[0])) {
    return <Navigate to={destination(session, origin)} replace />;
  }
  return (
    <Page>
      {/* Without a session the page one came from would only lead back here. */}
      {session && origin !== null ? (
        <BackLink to={origin}>{t('back', { ns: SHARED_NAMESPACE })}</BackLink>
      ) : (
        <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>
      )}
      <div className={s.column}>
        <PageTitle title={TITLES.signIn}>{t('signIn.title')}</PageTitle>
        <p className={s.lead}>{t('signIn.lead')}</p>
        <SignInForm />
      </div>
    </Page>
  );
}
