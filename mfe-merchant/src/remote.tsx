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

type StaffProps = { permission: Permission; source: LazySource<object> };

/** The screens for staff, with what each asks for. */
const STAFF_SCREENS: readonly (StaffProps & { path: string })[] = [
  { path: ROUTES.activity, permission: 'activity', source: screens.activityScreen },
  { path: ROUTES.boards, permission: 'devices', source: screens.boardsScreen },
  { path: ROUTES.settings, permission: 'editing', source: screens.settingsScreen },
  { path: ROUTES.queueTickets, permission: 'calling', source: screens.ticketsScreen },
  { path: ROUTES.addCustomer, permission: 'calling', source: screens.addCustomerScreen },
  { path: ROUTES.limits, permission: 'editing', source: screens.limitsScreen },
  { path: ROUTES.openings, permission: 'editing', source: screens.openingsScreen },
  { path: ROUTES.specialTimes, permission: 'editing', source: screens.specialTimesScreen },
  { path: ROUTES.queues, permission: 'editing', source: screens.queueListScreen },
  { path: ROUTES.queueEditor, permission: 'editing', source: screens.queueEditorScreen },
  { path: ROUTES.eventEditor, permission: 'editing', source: screens.eventEditorScreen },
  { path: ROUTES.reports, permission: 'figures', source: screens.reportsScreen },
  { path: ROUTES.welcome, permission: 'editing', source: screens.welcomeScreen },
];

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
      <Route path={ROUTES.addMerchant} element={<Newcomer source={screens.addMerchantScreen} />} />
      <Route
        path={ROUTES.createMerchant}
        element={<Newcomer source={screens.createMerchantScreen} />}
      />
      {STAFF_SCREENS.map(({ path, ...rest }) => (
        <Route key={path} path={path} element={<Staff {...rest} />} />
      ))}
      <Route path={ROUTES.root} element={<Navigate to={ROUTES.dashboard} replace />} />
      <Route path="*" element={<ForeignRoute home={ROUTES.dashboard} />} />
    </Routes>
  );
}

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
