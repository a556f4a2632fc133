import { ForeignRoute } from '@turno/shared-ui/boot';
import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { MerchantOnly } from '@turno/shared-ui/sign-in';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { ROUTES } from './paths.ts';

/** Path -> screen. */
export function MerchantRoutes() {
  return (
    <Routes>
      <Route
        path={ROUTES.dashboard}
        element={
          <MerchantOnly>
            <DashboardScreen />
          </MerchantOnly>
        }
      />
      <Route path={ROUTES.root} element={<Navigate to={ROUTES.dashboard} replace />} />
      <Route path="*" element={<ForeignRoute home={ROUTES.dashboard} />} />
    </Routes>
  );
}
