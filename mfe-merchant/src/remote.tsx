import type { Prepare, RemoteProps } from '@turno/shared-types';
import { ForeignRoute, RemoteFrame } from '@turno/shared-ui/boot';
import { LazyPart, type LazySource } from '@turno/shared-ui/components';
import { loadTexts } from '@turno/shared-ui/i18n';
import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { MerchantOnly } from '@turno/shared-ui/sign-in';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { texts } from './locales/texts.ts';
import { ROUTES } from './paths.ts';
import { NewcomersOnly } from './registration/newcomers-only.tsx';
import { RegisterLink } from './registration/register-link.tsx';
import * as screens from './screens.ts';
import type { StaffPath } from './shared/access/page-access.ts';
import { Permitted } from './shared/access/permitted.tsx';
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

type ScreenProps = { source: LazySource<object> };

/** The screens for staff whose code loads with the first visit. */
const STAFF_SCREENS: readonly (ScreenProps & { path: StaffPath })[] = [
  { path: ROUTES.managers, source: screens.managersScreen },
  { path: ROUTES.activity, source: screens.activityScreen },
  { path: ROUTES.boards, source: screens.boardsScreen },
  { path: ROUTES.settings, source: screens.settingsScreen },
  { path: ROUTES.queueTickets, source: screens.ticketsScreen },
  { path: ROUTES.addCustomer, source: screens.addCustomerScreen },
  { path: ROUTES.limits, source: screens.limitsScreen },
  { path: ROUTES.openings, source: screens.openingsScreen },
  { path: ROUTES.specialTimes, source: screens.specialTimesScreen },
  { path: ROUTES.queues, source: screens.queueListScreen },
  { path: ROUTES.queueEditor, source: screens.queueEditorScreen },
  { path: ROUTES.eventEditor, source: screens.eventEditorScreen },
  { path: ROUTES.passTypes, source: screens.passTypesScreen },
  { path: ROUTES.passType, source: screens.passTypeScreen },
  { path: ROUTES.reports, source: screens.reportsScreen },
  { path: ROUTES.welcome, source: screens.welcomeScreen },
];

/**
 * Path -> screen. All staff pages have the same wrapper, so that navigating between them keeps the state about a lost merchant
 * (S-08).
 */
export function MerchantRoutes() {
  return (
    <Routes>
      <Route
        path={ROUTES.dashboard}
        element={
          <MerchantOnly below={<RegisterLink />}>
            <Permitted path={ROUTES.dashboard} opensScanner>
              <DashboardScreen />
            </Permitted>
          </MerchantOnly>
        }
      />
      <Route path={ROUTES.invitation} element={<Screen source={screens.invitationScreen} />} />
      <Route
        path={ROUTES.franchiseInvitation}
        element={<Screen source={screens.franchiseInvitationScreen} />}
      />
      <Route path={ROUTES.addMerchant} element={<Newcomer source={screens.addMerchantScreen} />} />
      <Route
        path={ROUTES.createMerchant}
        element={<Newcomer source={screens.createMerchantScreen} />}
      />
      {STAFF_SCREENS.map(({ path, source }) => (
        <Route
          key={path}
          path={path}
          element={
            <MerchantOnly>
              <Permitted path={path}>
                <Screen source={source} />
              </Permitted>
            </MerchantOnly>
          }
        />
      ))}
      <Route path={ROUTES.root} element={<Navigate to={ROUTES.dashboard} replace />} />
      <Route path="*" element={<ForeignRoute home={ROUTES.dashboard} />} />
    </Routes>
  );
}

function Newcomer({ source }: ScreenProps) {
  return (
    <NewcomersOnly>
      <Screen source={source} />
    </NewcomersOnly>
  );
}

function Screen({ source }: ScreenProps) {
  return <LazyPart source={source} fallback={<StaffPageSkeleton />} frame={PlainPage} />;
}
