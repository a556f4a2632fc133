import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { paths } from './paths.ts';
import { ManagerOnly } from './shared/manager-only.tsx';

/** Path -> screen. */
export function MerchantRoutes() {
  return (
    <Routes>
      <Route
        path={paths.dashboard}
        element={
          <ManagerOnly>
            <DashboardScreen />
          </ManagerOnly>
        }
      />
      <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
    </Routes>
  );
}
