import {
  type Prepare,
  passTicketPath,
  type RemoteProps,
  reservationPath,
} from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import {
  ForeignRoute,
  GuestEnded,
  propsAtom,
  RedirectBecause,
  RemoteFrame,
  sessionAtom,
} from '@turno/shared-ui/boot';
import { LazyPart, type LazySource } from '@turno/shared-ui/components';
import { loadTexts } from '@turno/shared-ui/i18n';
import { createPath, Navigate, Route, Routes, useLocation } from '@turno/shared-ui/router';
import { removeLeftovers } from '@turno/shared-ui/session';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ExploreScreen } from './explore/explore-screen.tsx';
import { texts } from './locales/texts.ts';
import { ROUTES } from './paths.ts';
import * as screens from './screens.ts';
import { MerchantSkeleton } from './shared/merchant/merchant-skeleton.tsx';
import { Page } from './shared/page/page.tsx';
import { hasMyQueuesAtom } from './shared/session/atoms.ts';

/** Finding a merchant, taking a number and following it, for a React host that provides a router. */
export function Remote(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={texts}>
      <ConsumerRoutes />
    </RemoteFrame>
  );
}

/** Loads the texts of a language before the first render. */
export const prepare: Prepare = (locale) => loadTexts(texts, locale);

/** Path -> screen. */
export function ConsumerRoutes() {
  useLeftoverCleanup();
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path={ROUTES.home} element={<ExploreScreen />} />
        <Route path={ROUTES.scan} element={<Screen source={screens.scanScreen} />} />
        <Route path={ROUTES.merchant} element={<Screen source={screens.merchantScreen} />} />
        <Route path={ROUTES.freeAccess} element={<Screen source={screens.freeAccessScreen} />} />
        <Route
          path={ROUTES.freeAccessQueue}
          element={<Screen source={screens.freeAccessScreen} />}
        />
        <Route path={ROUTES.events} element={<Screen source={screens.eventsScreen} />} />
        <Route path={ROUTES.passMode} element={<Screen source={screens.passModeScreen} />} />
        <Route path={ROUTES.passModeQueue} element={<Screen source={screens.passModeScreen} />} />
        <Route path={ROUTES.bookQueue} element={<Screen source={screens.bookQueueScreen} />} />
        <Route
          path={ROUTES.eventTicket}
          element={
            <RequireSession>
              <Screen source={screens.eventTicketScreen} />
            </RequireSession>
          }
        />
        <Route path={ROUTES.takeNumber} element={<Screen source={screens.takeNumberScreen} />} />
        <Route path={ROUTES.signIn} element={<Screen source={screens.signInScreen} />} />
        <Route path={ROUTES.signUp} element={<Screen source={screens.signUpScreen} />} />
        <Route
          path={ROUTES.changePassword}
          element={<Screen source={screens.changePasswordScreen} />}
        />
        <Route
          path={ROUTES.resetPassword}
          element={<Screen source={screens.resetPasswordScreen} />}
        />
        <Route
          path={ROUTES.confirmEmail}
          element={<Screen source={screens.confirmEmailScreen} />}
        />
        <Route path={ROUTES.ticketOffer} element={<Screen source={screens.ticketOfferScreen} />} />
        <Route
          path={ROUTES.account}
          element={
            <RequireSession>
              <Screen source={screens.accountScreen} />
            </RequireSession>
          }
        />
        <Route
          path={ROUTES.reservation}
          element={
            <RequireSession>
              <Screen source={screens.ticketScreen} props={{ pathOf: reservationPath }} />
            </RequireSession>
          }
        />
        <Route
          path={ROUTES.passTicket}
          element={
            <RequireSession>
              <Screen source={screens.ticketScreen} props={{ pathOf: passTicketPath }} />
            </RequireSession>
          }
        />
        <Route
          path={ROUTES.myQueues}
          element={
            <RequireSession>
              <Screen source={screens.myQueuesScreen} />
            </RequireSession>
          }
        />
        <Route
          path={ROUTES.myTickets}
          element={
            <RequireUser>
              <Screen source={screens.myTicketsScreen} />
            </RequireUser>
          }
        />
        <Route
          path={ROUTES.ticketPasses}
          element={
            <RequireUser>
              <Screen source={screens.ticketPassesScreen} />
            </RequireUser>
          }
        />
        <Route path={ROUTES.profile} element={<Navigate to={ROUTES.myQueues} replace />} />
        <Route path="*" element={<ForeignRoute home={ROUTES.home} />} />
      </Routes>
    </Suspense>
  );
}

function Waiting() {
  return (
    <Page>
      <MerchantSkeleton />
    </Page>
  );
}

function Screen<P extends object>(given: { source: LazySource<P>; props?: P }) {
  return <LazyPart {...given} frame={Page} />;
}

/**
 * SHL-013: a screen that needs a session; without one it redirects to sign-in, which returns here. A guest whose session ended
 * has no credentials, so the end is shown instead.
 */
function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const location = useLocation();
  const { session: port } = useAtomValue(propsAtom);
  if (session) return children;
  if (isGuest(port.endedSession?.()?.role)) {
    return (
      <Page>
        <GuestEnded home={ROUTES.home} />
      </Page>
    );
  }
  return <Navigate to={ROUTES.signIn} replace state={{ origin: createPath(location) }} />;
}

/** SHL-003, SHL-004, X-17: a screen for users; any other role is redirected home. */
function RequireUser({ children }: { children: ReactNode }) {
  const hasMyQueues = useAtomValue(hasMyQueuesAtom);
  return (
    <RequireSession>
      {hasMyQueues ? children : <RedirectBecause to={ROUTES.home} reason="otherAccount" />}
    </RequireSession>
  );
}

/** Removes stored data of a person whose session ended while no page was open. */
function useLeftoverCleanup(): void {
  const hasSession = useAtomValue(sessionAtom) !== null;
  useEffect(() => {
    if (!hasSession) removeLeftovers();
  }, [hasSession]);
}
