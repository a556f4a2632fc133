import type { Permission, Prepare, RemoteProps } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import { ForeignRoute, RemoteFrame, sessionAtom } from '@turno/shared-ui/boot';
import { LazyPart, type LazySource } from '@turno/shared-ui/components';
import { loadTexts } from '@turno/shared-ui/i18n';
import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { MerchantOnly } from '@turno/shared-ui/sign-in';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { InvitationScreen } from './invitation/invitation-screen.tsx';
import { texts } from './locales/texts.ts';
import { ManagersScreen } from './managers/managers-screen.tsx';
import { ROUTES } from './paths.ts';
import { RegisterLink } from './registration/register-link.tsx';
import * as screens from './screens.ts';
import { FranchiseInvitationScreen } from './settings/franchise/franchise-invitation-screen.tsx';
import { Permitted } from './shared/permitted.tsx';
import { PlainPage, StaffPageSkeleton } from './shared/staff-page.tsx';

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
          <MerchantOnly below={<RegisterLink />}>
            <Permitted permission="calling" opensScanner>
              <DashboardScreen />
            </Permitted>
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
        path={ROUTES.activity}
        element={<Staff permission="activity" source={screens.activityScreen} />}
      />
      <Route
        path={ROUTES.settings}
        element={<Staff permission="editing" source={screens.settingsScreen} />}
      />
      <Route
        path={ROUTES.queueTickets}
        element={<Staff permission="calling" source={screens.ticketsScreen} />}
      />
      <Route
        path={ROUTES.addCustomer}
        element={<Staff permission="calling" source={screens.addCustomerScreen} />}
      />
      <Route
        path={ROUTES.limits}
        element={<Staff permission="editing" source={screens.limitsScreen} />}
      />
      <Route
        path={ROUTES.openings}
        element={<Staff permission="editing" source={screens.openingsScreen} />}
      />
      <Route
        path={ROUTES.specialTimes}
        element={<Staff permission="editing" source={screens.specialTimesScreen} />}
      />
      <Route
        path={ROUTES.queues}
        element={<Staff permission="editing" source={screens.queueListScreen} />}
      />
      <Route
        path={ROUTES.queueEditor}
        element={<Staff permission="editing" source={screens.queueEditorScreen} />}
      />
      <Route
        path={ROUTES.eventEditor}
        element={<Staff permission="editing" source={screens.eventEditorScreen} />}
      />
      <Route
        path={ROUTES.reports}
        element={<Staff permission="figures" source={screens.reportsScreen} />}
      />
      <Route path={ROUTES.addMerchant} element={<Newcomer source={screens.addMerchantScreen} />} />
      <Route
        path={ROUTES.createMerchant}
        element={<Newcomer source={screens.createMerchantScreen} />}
      />
      <Route
        path={ROUTES.welcome}
        element={<Staff permission="editing" source={screens.welcomeScreen} />}
      />
      <Route path={ROUTES.root} element={<Navigate to={ROUTES.dashboard} replace />} />
      <Route path="*" element={<ForeignRoute home={ROUTES.dashboard} />} />
    </Routes>
  );
}

type StaffProps = { permission: Permission; source: LazySource<object> };

/** A screen for staff with a permission, whose code loads with its first visit. */
function Staff({ permission, source }: StaffProps) {
  return (
    <MerchantOnly>
      <Permitted permission={permission}>
        <LazyPart source={source} fallback={<StaffPageSkeleton />} frame={PlainPage} />
      </Permitted>
    </MerchantOnly>
  );
}

/**
 * SHL-007: a screen of the registration; whoever opens it as a merchant is sent home. The account of a merchant that
 * registers here becomes the session at the end, and then the screen leads on.
 */
function Newcomer({ source }: { source: LazySource<object> }) {
  const session = useAtomValue(sessionAtom);
  const [wasMerchant] = useState(() => isMerchant(session?.roles[0]));
  if (wasMerchant) return <Navigate to={ROUTES.root} replace />;
  return <LazyPart source={source} fallback={<StaffPageSkeleton />} frame={PlainPage} />;
}
