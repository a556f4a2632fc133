import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { MerchantOnly } from '@turno/shared-ui/sign-in';
import { CheckInScreen } from './check-in/check-in-screen.tsx';
import { paths } from './paths.ts';

/** Path -> screen. */
export function PassesRoutes() {
  return (
    <Routes>
      <Route
        path={paths.scan}
        element={
          <MerchantOnly>
            <CheckInScreen />
          </MerchantOnly>
        }
      />
      <Route path="*" element={<Navigate to={paths.scan} replace />} />
    </Routes>
  );
}
