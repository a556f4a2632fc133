import type { Prepare, RemoteProps } from '@turno/shared-types';
import { ForeignRoute, RemoteFrame } from '@turno/shared-ui/boot';
import { loadTexts } from '@turno/shared-ui/i18n';
import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { MerchantOnly } from '@turno/shared-ui/sign-in';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { FranchiseInvitationScreen } from './dashboard/franchise/franchise-invitation-screen.tsx';
import { SettingsScreen } from './dashboard/settings/settings-screen.tsx';
import { InvitationScreen } from './invitation/invitation-screen.tsx';
import { texts } from './locales/texts.ts';
import { ManagersScreen } from './managers/managers-screen.tsx';
import { ROUTES } from './paths.ts';

/** The managers' dashboard, for a React host that provides a router. */
export function Remote(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={texts}>
      <MerchantRoutes />
    </RemoteFrame>
  );
}

/** Loads the texts of a language before the first render. */
export const prepare: Prepare = (locale) => loadTexts(texts, locale);

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
      <Route
        path={ROUTES.managers}
        element={
          <MerchantOnly>
            <ManagersScreen />
          </MerchantOnly>
        }
      />
      <Route path={ROUTES.invitation} element={<InvitationScreen />} />
      <Route path={ROUTES.franchiseInvitation} element={<FranchiseInvitationScreen />} />
      <Route
        path={ROUTES.settings}
        element={
          <MerchantOnly>
            <SettingsScreen />
          </MerchantOnly>
        }
      />
      <Route path={ROUTES.root} element={<Navigate to={ROUTES.dashboard} replace />} />
      <Route path="*" element={<ForeignRoute home={ROUTES.dashboard} />} />
    </Routes>
  );
}
