import { ForeignRoute } from '@turno/shared-ui/boot';
import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { MerchantOnly } from '@turno/shared-ui/sign-in';
import { CheckInScreen } from './check-in/check-in-screen.tsx';
import { ROUTES } from './paths.ts';

/** Path -> screen. */
export function PassesRoutes() {
  return (
    <Routes>
      <Route
        path={ROUTES.scan}
        element={
          <MerchantOnly>
            <CheckInScreen />
          </MerchantOnly>
        }
      />
      <Route path={ROUTES.root} element={<Navigate to={ROUTES.scan} replace />} />
      <Route path="*" element={<ForeignRoute home={ROUTES.scan} />} />
    </Routes>
  );
}
