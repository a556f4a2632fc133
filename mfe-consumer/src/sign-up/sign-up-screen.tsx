import { isGuest } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import { Link, Navigate, useLocation } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { originOf, withOrigin } from '../origin.ts';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { NarrowPage } from '../shared/page/narrow-page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { pathAfterSignIn } from '../shared/session/after-sign-in.ts';
import { FacebookButton } from '../shared/social/facebook-button.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import s from './sign-up-screen.module.css';

/** Registration as a user (CON-077); a user who is signed in is redirected, as after a sign-in (CON-076). */
export function SignUpScreen() {
  const t = useWords();
  const session = useAtomValue(sessionAtom);
  const origin = originOf(useLocation().state);
  if (session && !isGuest(session.roles[0])) {
    return <Navigate to={pathAfterSignIn(session, origin)} replace />;
  }
  return (
    <NarrowPage
      title={TITLES.signUp}
      heading={t('signUp.title')}
      lead={t('signUp.lead')}
      back={<BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>}
    >
      <SignUpForm origin={origin} />
      <FacebookButton origin={origin} />
      <p className={s.other}>
        {t('signUp.hasAccount')}{' '}
        <Link className={s.link} to={ROUTES.signIn} state={withOrigin(origin)}>
          {t('signUp.signIn')}
        </Link>
      </p>
    </NarrowPage>
  );
}
