import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { MerchantOnly } from '@turno/shared-ui/sign-in';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { paths } from './paths.ts';

/** Path -> screen. */
export function MerchantRoutes() {
  return (
    <Routes>
      <Route
        path={paths.dashboard}
        element={
          <MerchantOnly>
            <DashboardScreen />
          </MerchantOnly>
        }
      />
      <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
    </Routes>
  );
}
