import { isGuest } from '@turno/shared-types/rules';
import { propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { Alert, Button } from '@turno/shared-ui/components';
import { Link, Navigate, useLocation } from '@turno/shared-ui/router';
import { leaveEnded } from '@turno/shared-ui/session';
import { SignInReason } from '@turno/shared-ui/sign-in';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { originOf, withOrigin } from '../origin.ts';
import { ADD_MERCHANT_PATH, ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { NarrowPage } from '../shared/page/narrow-page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { pathAfterSignIn } from '../shared/session/after-sign-in.ts';
import { deferredSessionAtom, startSessionAtom } from '../shared/session/atoms.ts';
import { FacebookButton } from '../shared/social/facebook-button.tsx';
import { ForgotSheet } from './forgot-sheet.tsx';
import { SignInForm } from './sign-in-form.tsx';
import s from './sign-in-screen.module.css';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Sign-in (CON-075); a user who is signed in is redirected (CON-076). */
export function SignInScreen() {
  const t = useWords();
  const session = useAtomValue(sessionAtom);
  const { state } = useLocation();
  const origin = originOf(state);
  const isSwitching = useDeferredSession();
  const [email, setEmail] = useState('');
  const [isForgetting, setForgetting] = useState(() => hasForgotten(state));
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (isSwitching) return null;
  if (session && !isGuest(session.roles[0])) {
    return <Navigate to={pathAfterSignIn(session, origin)} replace />;
  }
  return (
    <NarrowPage
      title={TITLES.signIn}
      heading={t('signIn.title')}
      lead={t('signIn.lead')}
      back={<Back hasSession={session !== null} origin={origin} />}
    >
      <SignInReason origin={origin} />
      {sentTo !== null && <Alert kind="success">{t('signIn.sent', { email: sentTo })}</Alert>}
      <SignInForm
        origin={origin}
        onForgot={(typed) => {
          setEmail(typed);
          setForgetting(true);
        }}
      />
      <PasskeyButton origin={origin} />
      <FacebookButton origin={origin} />
      <p className={s.other}>
        {t('signIn.noAccount')}{' '}
        <Link className={s.link} to={ROUTES.signUp} state={withOrigin(origin)}>
          {t('signIn.signUp')}
        </Link>
      </p>
      <AddMerchantLink />
      <ForgotSheet
        email={email}
        isOpen={isForgetting}
        onOpenChange={setForgetting}
        onSent={setSentTo}
      />
    </NarrowPage>
  );
}

function Back({ hasSession, origin }: { hasSession: boolean; origin: string | null }) {
  const t = useWords();
  // Without a session the origin would only redirect back here.
  if (!hasSession || origin === null) return <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>;
  return <BackLink to={origin}>{t('back')}</BackLink>;
}

/** Signs in with a passkey; meanwhile the browser suggests passkeys in the e-mail field, where it can. */
function PasskeyButton({ origin }: { origin: string | null }) {
  const t = useWords();
  const { isOffered, isPending, problem, press } = usePasskeySignIn(origin);
  if (!isOffered) return null;
  return (
    <>
      <Button variant="secondary" isFullWidth isPending={isPending} onPress={press}>
        {t('passkeys.signIn')}
      </Button>
      {problem !== null && <Alert kind="error">{problem}</Alert>}
    </>
  );
}

/** The link for businesses; hidden under a franchising's brand, and if the product's site is unknown. */
function AddMerchantLink() {
  const t = useWords();
  const { siteBase = window.location.origin, franchiseId } = useAtomValue(propsAtom);
  if (franchiseId !== null || siteBase === '') return null;
  return (
    <p className={s.other}>
      {t('signIn.business')}{' '}
      <a className={s.link} href={`${siteBase}${ADD_MERCHANT_PATH}`}>
        {t('explore.ownAction')}
      </a>
    </p>
  );
}

function hasForgotten(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasForgotten' in state;
}

/** Applies the deferred change of session; returns `true` until that is done. */
function useDeferredSession(): boolean {
  const [deferred, setDeferred] = useAtom(deferredSessionAtom);
  const { session: port } = useAtomValue(propsAtom);
  const startSession = useSetAtom(startSessionAtom);
  useEffect(() => {
    if (!deferred) return;
    if (deferred.session) startSession(deferred.session);
    // A new password has ended it.
    else leaveEnded(port);
    setDeferred(null);
  }, [deferred, startSession, port, setDeferred]);
  return deferred !== null;
}
