import { Elsewhere } from '@turno/shared-ui/boot';
import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { lazy, Suspense } from 'react';
import { ExploreScreen } from './explore/explore-screen.tsx';
import { passTicketPath, ROUTES, reservationPath } from './paths.ts';
import { MerchantSkeleton } from './shared/merchant-skeleton.tsx';
import { Page } from './shared/page.tsx';
import { RequireSession } from './shared/require-session.tsx';
import { useForgottenTickets } from './shared/use-forgotten-tickets.ts';

// The home page comes with the remote; each other screen when it is first gone to. Its chunk names the routes that show
// it, so that a page opened there asks for it at once.
const ScanScreen = lazy(() =>
  import(/* webpackChunkName: 'route-scan' */ './scan/scan-screen.tsx').then((module) => ({
    default: module.ScanScreen,
  })),
);
const MerchantScreen = lazy(() =>
  import(/* webpackChunkName: 'route-merchant' */ './merchant-page/merchant-screen.tsx').then(
    (module) => ({
      default: module.MerchantScreen,
    }),
  ),
);
const TakeNumberScreen = lazy(() =>
  import(/* webpackChunkName: 'route-takeNumber' */ './take-number/take-number-screen.tsx').then(
    (module) => ({
      default: module.TakeNumberScreen,
    }),
  ),
);
const FreeAccessScreen = lazy(() =>
  import(
    /* webpackChunkName: 'route-freeAccess.freeAccessQueue' */ './free-access/free-access-screen.tsx'
  ).then((module) => ({
    default: module.FreeAccessScreen,
  })),
);
const PassModeScreen = lazy(() =>
  import(
    /* webpackChunkName: 'route-passMode.passModeQueue' */ './pass-mode/pass-mode-screen.tsx'
  ).then((module) => ({ default: module.PassModeScreen })),
);
const EventsScreen = lazy(() =>
  import(/* webpackChunkName: 'route-events' */ './events/events-screen.tsx').then((module) => ({
    default: module.EventsScreen,
  })),
);
const BookQueueScreen = lazy(() =>
  import(/* webpackChunkName: 'route-bookQueue' */ './book-queue/book-queue-screen.tsx').then(
    (module) => ({
      default: module.BookQueueScreen,
    }),
  ),
);
const EventTicketScreen = lazy(() =>
  import(/* webpackChunkName: 'route-eventTicket' */ './ticket/event-ticket-screen.tsx').then(
    (module) => ({
      default: module.EventTicketScreen,
    }),
  ),
);
const TicketScreen = lazy(() =>
  import(/* webpackChunkName: 'route-reservation.passTicket' */ './ticket/ticket-screen.tsx').then(
    (module) => ({ default: module.TicketScreen }),
  ),
);
const MyQueuesScreen = lazy(() =>
  import(/* webpackChunkName: 'route-myQueues' */ './my-queues/my-queues-screen.tsx').then(
    (module) => ({
      default: module.MyQueuesScreen,
    }),
  ),
);
const SignInScreen = lazy(() =>
  import(/* webpackChunkName: 'route-signIn' */ './sign-in/sign-in-screen.tsx').then((module) => ({
    default: module.SignInScreen,
  })),
);
const SignUpScreen = lazy(() =>
  import(/* webpackChunkName: 'route-signUp' */ './sign-up/sign-up-screen.tsx').then((module) => ({
    default: module.SignUpScreen,
  })),
);
const ChangePasswordScreen = lazy(() =>
  import(
    /* webpackChunkName: 'route-changePassword' */ './passwords/change-password-screen.tsx'
  ).then((module) => ({
    default: module.ChangePasswordScreen,
  })),
);
const ResetPasswordScreen = lazy(() =>
  import(
    /* webpackChunkName: 'route-resetPassword' */ './passwords/reset-password-screen.tsx'
  ).then((module) => ({
    default: module.ResetPasswordScreen,
  })),
);
const AccountScreen = lazy(() =>
  import(/* webpackChunkName: 'route-account' */ './account/account-screen.tsx').then((module) => ({
    default: module.AccountScreen,
  })),
);

/** Path -> screen. */
export function ConsumerRoutes() {
  useForgottenTickets();
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path={ROUTES.home} element={<ExploreScreen />} />
        <Route path={ROUTES.scan} element={<ScanScreen />} />
        <Route path={ROUTES.merchant} element={<MerchantScreen />} />
        <Route path={ROUTES.freeAccess} element={<FreeAccessScreen />} />
        <Route path={ROUTES.freeAccessQueue} element={<FreeAccessScreen />} />
        <Route path={ROUTES.events} element={<EventsScreen />} />
        <Route path={ROUTES.passMode} element={<PassModeScreen />} />
        <Route path={ROUTES.passModeQueue} element={<PassModeScreen />} />
        <Route path={ROUTES.bookQueue} element={<BookQueueScreen />} />
        <Route
          path={ROUTES.eventTicket}
          element={
            <RequireSession>
              <EventTicketScreen />
            </RequireSession>
          }
        />
        <Route path={ROUTES.takeNumber} element={<TakeNumberScreen />} />
        <Route path={ROUTES.signIn} element={<SignInScreen />} />
        <Route path={ROUTES.signUp} element={<SignUpScreen />} />
        <Route path={ROUTES.changePassword} element={<ChangePasswordScreen />} />
        <Route path={ROUTES.resetPassword} element={<ResetPasswordScreen />} />
        <Route
          path={ROUTES.account}
          element={
            <RequireSession>
              <AccountScreen />
            </RequireSession>
          }
        />
        <Route
          path={ROUTES.reservation}
          element={
            <RequireSession>
              <TicketScreen pathOf={reservationPath} />
            </RequireSession>
          }
        />
        <Route
          path={ROUTES.passTicket}
          element={
            <RequireSession>
              <TicketScreen pathOf={passTicketPath} />
            </RequireSession>
          }
        />
        <Route
          path={ROUTES.myQueues}
          element={
            <RequireSession>
              <MyQueuesScreen />
            </RequireSession>
          }
        />
        <Route path={ROUTES.profile} element={<Navigate to={ROUTES.myQueues} replace />} />
        <Route path="*" element={<Elsewhere home={ROUTES.home} />} />
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
