import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { CheckInScreen } from './check-in/check-in-screen.tsx';
import { paths } from './paths.ts';
import { StaffOnly } from './shared/staff-only.tsx';

/** Path -> screen. */
export function PassesRoutes() {
  return (
    <Routes>
      <Route
        path={paths.scan}
        element={
          <StaffOnly>
            <CheckInScreen />
          </StaffOnly>
        }
      />
      <Route path="*" element={<Navigate to={paths.scan} replace />} />
    </Routes>
  );
}
