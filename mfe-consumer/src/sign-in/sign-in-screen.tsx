import { isGuest } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import { Alert } from '@turno/shared-ui/components';
import { SHARED_NAMESPACE, useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { Link, Navigate, useLocation } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { NarrowPage } from '../shared/page/narrow-page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { destination, originOf, withOrigin } from '../shared/session/after-sign-in.ts';
import { FacebookButton } from '../shared/social/facebook-button.tsx';
import { useWords } from '../shared/use-words.ts';
import { ForgotSheet } from './forgot-sheet.tsx';
import { SignInForm } from './sign-in-form.tsx';
import s from './sign-in-screen.module.css';
import { SIGN_IN_TEXTS } from './texts.ts';
import { useArrival } from './use-arrival.ts';

/** Sign-in (CON-075); whoever is signed in is sent on to where they belong (CON-076). */
export function SignInScreen() {
  const words = wordsOf(useSharedTexts(), SIGN_IN_TEXTS);
  const session = useAtomValue(sessionAtom);
  const { state } = useLocation();
  const origin = originOf(state);
  const isArriving = useArrival();
  const [email, setEmail] = useState('');
  const [isForgetting, setForgetting] = useState(() => hasForgotten(state));
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (isArriving) return null;
  if (session && !isGuest(session.roles[0])) {
    return <Navigate to={destination(session, origin)} replace />;
  }
  return (
    <NarrowPage
      title={TITLES.signIn}
      heading={words.title}
      lead={words.lead}
      back={<Back hasPlace={session !== null} origin={origin} />}
    >
      {sentTo !== null && (
        <Alert kind="success">{words.sent.replace('{{email}}', () => sentTo)}</Alert>
      )}
      <SignInForm
        origin={origin}
        onForgot={(typed) => {
          setEmail(typed);
          setForgetting(true);
        }}
      />
      <FacebookButton origin={origin} />
      <p className={s.other}>
        {words.noAccount}{' '}
        <Link className={s.link} to={ROUTES.signUp} state={withOrigin(origin)}>
          {words.signUp}
        </Link>
      </p>
      <ForgotSheet
        email={email}
        isOpen={isForgetting}
        onOpenChange={setForgetting}
        onSent={setSentTo}
      />
    </NarrowPage>
  );
}

function Back({ hasPlace, origin }: { hasPlace: boolean; origin: string | null }) {
  const t = useWords();
  // Without a session the page one came from would only lead back here.
  if (!hasPlace || origin === null) return <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>;
  return <BackLink to={origin}>{t('back', { ns: SHARED_NAMESPACE })}</BackLink>;
}

function hasForgotten(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasForgotten' in state;
}
