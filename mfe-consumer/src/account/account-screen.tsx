import { isGuest } from '@turno/shared-types/rules';
import { propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import {
  Button,
  ConfirmSheet,
  ErrorState,
  LogOut,
  PageTitle,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { Navigate, useNavigate } from '@turno/shared-ui/router';
import { leaveEnded } from '@turno/shared-ui/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { Page } from '../shared/page/page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { storeTemporaryToken } from '../shared/session/atoms.ts';
import s from './account.module.css';
import { type Account, accountAtom } from './atoms.ts';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The person's account; a guest has none yet and is redirected to sign-in. */
export function AccountScreen() {
  const session = useAtomValue(sessionAtom);
  if (session && isGuest(session.roles[0])) {
    return <Navigate to={ROUTES.signIn} replace state={{ origin: ROUTES.account }} />;
  }
  return <OwnAccount />;
}

function OwnAccount() {
  const t = useWords();
  const { signOut, leaveDeleted } = useLeave();
  const { data: account, error, isFetching, refetch } = useAtomValue(accountAtom);
  return (
    <Page>
      <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>
      <PageTitle title={TITLES.account}>{t('account.title')}</PageTitle>
      <div className={s.head}>
        <div className={s.who}>
          {account?.name && <strong className={s.name}>{account.name}</strong>}
          <span className={s.email}>{account?.email}</span>
        </div>
        {/* Above everything that loads later and would move it under a finger. */}
        <SignOut onConfirm={signOut} />
      </div>
      {!account && !error && <AccountSkeleton />}
      {!account && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {account && (
        <>
          <NameSection account={account} />
          <EmailSection account={account} />
          <PasswordSection account={account} />
          <PasskeysSection account={account} />
          <SessionsSection />
          <DataSection account={account} onDeleted={leaveDeleted} />
        </>
      )}
    </Page>
  );
}

/** Signs out after a confirmation: no single tap ends a session. */
function SignOut({ onConfirm }: { onConfirm: () => void }) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<LogOut aria-hidden />} onPress={() => setAsking(true)}>
        {t('account.signOut')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('account.signOutTitle')}
        confirmLabel={t('account.signOut')}
        onConfirm={onConfirm}
      />
    </>
  );
}

/**
 * Ends the session synchronously, so that a reload finds none, and then goes home. The guard of this page redirects to sign-in
 * within the flush; the navigation home follows and replaces it. The session of a deleted account has ended with it.
 */
function useLeave() {
  const { session: port } = useAtomValue(propsAtom);
  const navigate = useNavigate();
  const leave = (end: () => void) => () => {
    flushSync(end);
    void navigate(ROUTES.home, { replace: true });
  };
  return { signOut: leave(() => port.signOut()), leaveDeleted: leave(() => leaveEnded(port)) };
}

function AccountSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="9rem" radius={16} />
      <Skeleton height="9rem" radius={16} />
    </SkeletonGroup>
  );
}

/** a link to change the password; an account that signs in with Facebook has none. */
function PasswordSection({ account }: { account: Account }) {
  const t = useWords();
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const change = () => {
    if (!session) return;
    storeTemporaryToken(session.accessToken);
    void navigate(ROUTES.changePassword, { state: { origin: ROUTES.account } });
  };
  return (
    <Section title={t('account.signIn')}>
      {account.signsInWithFacebook ? (
        <p className={s.text}>{t('account.withFacebook')}</p>
      ) : (
        <Button variant="secondary" className={s.action} onPress={change}>
          {t('account.changePassword')}
        </Button>
      )}
    </Section>
  );
}
