import { Elsewhere } from '@turno/shared-ui/boot';
import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { lazy, Suspense } from 'react';
import { ExploreScreen } from './explore/explore-screen.tsx';
import { ROUTES } from './paths.ts';
import { MerchantSkeleton } from './shared/merchant-skeleton.tsx';
import { Page } from './shared/page.tsx';
import { RequireSession } from './shared/require-session.tsx';

// The home page comes with the remote; each other screen comes when it is first gone to.
const ScanScreen = lazy(() =>
  import('./scan/scan-screen.tsx').then((module) => ({ default: module.ScanScreen })),
);
const MerchantScreen = lazy(() =>
  import('./merchant-page/merchant-screen.tsx').then((module) => ({
    default: module.MerchantScreen,
  })),
);
const TakeNumberScreen = lazy(() =>
  import('./take-number/take-number-screen.tsx').then((module) => ({
    default: module.TakeNumberScreen,
  })),
);
const TicketScreen = lazy(() =>
  import('./ticket/ticket-screen.tsx').then((module) => ({ default: module.TicketScreen })),
);
const MyQueuesScreen = lazy(() =>
  import('./my-queues/my-queues-screen.tsx').then((module) => ({
    default: module.MyQueuesScreen,
  })),
);
const SignInScreen = lazy(() =>
  import('./account/sign-in-screen.tsx').then((module) => ({ default: module.SignInScreen })),
);

/** Path -> screen. */
export function ConsumerRoutes() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path={ROUTES.home} element={<ExploreScreen />} />
        <Route path={ROUTES.scan} element={<ScanScreen />} />
        <Route path={ROUTES.merchant} element={<MerchantScreen />} />
        <Route path={ROUTES.takeNumber} element={<TakeNumberScreen />} />
        <Route path={ROUTES.signIn} element={<SignInScreen />} />
        <Route
          path={ROUTES.reservation}
          element={
            <RequireSession>
              <TicketScreen />
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
