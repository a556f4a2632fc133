import type { Prepare, RemoteProps } from '@turno/shared-types';
import { ForeignRoute, RemoteFrame } from '@turno/shared-ui/boot';
import { loadTexts } from '@turno/shared-ui/i18n';
import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { MerchantOnly } from '@turno/shared-ui/sign-in';
import { texts } from './locales/texts.ts';
import { ROUTES } from './paths.ts';
import { StaffScreen } from './staff-screen.tsx';

/** The staff's check-in, for a React host that provides a router. */
export function Remote(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={texts}>
      <PassesRoutes />
    </RemoteFrame>
  );
}

/** Loads the texts of a language before the first render. */
export const prepare: Prepare = (locale) => loadTexts(texts, locale);

/** Path -> screen. */
export function PassesRoutes() {
  return (
    <Routes>
      <Route
        path={ROUTES.scan}
        element={
          <MerchantOnly>
            <StaffScreen />
          </MerchantOnly>
        }
      />
      <Route path={ROUTES.root} element={<Navigate to={ROUTES.scan} replace />} />
      <Route path="*" element={<ForeignRoute home={ROUTES.scan} />} />
    </Routes>
  );
}
