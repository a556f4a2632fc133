import type { RemoteName } from './remotes.ts';

/**
 * Who may open a page of the host (SHL-001 to SHL-010, X-17 to X-20). `signed-in` includes guests, `user` is a customer
 * with an account, `password-change` a session whose password must be changed first.
 */
export type RouteGuard = 'everyone' | 'signed-in' | 'user' | 'merchant' | 'password-change';

export type HostRoute = { pattern: string; remote: RemoteName; guard: RouteGuard };

const guarded =
  (remote: RemoteName, guard: RouteGuard) =>
  (pattern: string): HostRoute => ({ pattern, remote, guard });

/** The remote that draws each page, and the guard of the page. A `:name` matches one segment. */
export const HOST_ROUTES: readonly HostRoute[] = [
  // SHL-001
  ...[
    '/',
    '/m/:vanity',
    '/q/:vanity',
    '/take-number/:merchantId/:queueId',
    '/signin',
    '/signup',
    '/reset-password/:redeemToken',
    '/confirm-email/:token',
    '/ticket-offer/:token',
    '/events/:vanity',
    '/free-access/:vanity',
    '/free-access/:vanity/:queueId',
    '/aq/:vanity',
    '/aq/:vanity/:queueId',
    '/book-queue/:merchantId/:queueId',
  ].map(guarded('mfe-consumer', 'everyone')),
  // SHL-002
  ...[
    '/reservation/:merchantId/:queueId',
    '/user-queues',
    '/account',
    '/show-pass/:merchantId/:queueId',
    '/show-event-ticket/:merchantId/:queueId/:dailyQueueId',
  ].map(guarded('mfe-consumer', 'signed-in')),
  // SHL-003, SHL-004
  ...['/my-tickets', '/ticket-passes/:passOwnerId'].map(guarded('mfe-consumer', 'user')),
  // SHL-005
  guarded('mfe-consumer', 'password-change')('/change-password'),
  // SHL-007: the page itself redirects merchants, because only it knows whether the account has one.
  ...['/add-merchant', '/create-merchant/:placeId'].map(guarded('mfe-merchant', 'everyone')),
  // SHL-008
  ...[
    '/manage-merchant',
    '/merchant-queues',
    '/merchant-settings',
    '/merchant-managers',
    '/merchant-activity',
    '/merchant-boards',
    '/merchant-figures',
  ].map(guarded('mfe-merchant', 'merchant')),
  // S-07, S-08: the page shows the invitation and asks for sign-in itself.
  ...['/manager-invitation/:token', '/franchise-invitation/:token'].map(
    guarded('mfe-merchant', 'everyone'),
  ),
  guarded('mfe-passes', 'merchant')('/scan-create-pass'),
  // SHL-009, X-20: the services reject everybody but managers, and the screen then redirects to the home page.
  ...[
    '/welcome/:id',
    '/manage-queue/:queueId',
    '/event-queue/:queueId',
    '/queue-tickets/:queueId',
    '/add-customer/:merchantId/:queueId',
    '/merchant-limits',
    '/edit-openings',
    '/special-times',
    '/special-times/:type',
    '/pass-types',
    '/pass-types/:passTypeId',
  ].map(guarded('mfe-merchant', 'signed-in')),
  // SHL-010
  ...['/display', '/display/:merchantId', '/kiosk/:merchantId'].map(
    guarded('mfe-display', 'everyone'),
  ),
];

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function fits(pattern: string, path: readonly string[]): boolean {
  const wanted = segmentsOf(pattern);
  return (
    wanted.length === path.length &&
    wanted.every((segment, at) => segment.startsWith(':') || segment === path[at])
  );
}

/** The route of an in-app path (without query), or `null` for an unknown page (SHL-011). */
export function hostRouteFor(path: string): HostRoute | null {
  const segments = segmentsOf(path);
  return HOST_ROUTES.find((route) => fits(route.pattern, segments)) ?? null;
}

/** The remote that draws an in-app path, or `null` for an unknown page. */
export function remoteForPath(path: string): RemoteName | null {
  return hostRouteFor(path)?.remote ?? null;
}

/** Pages that the host draws itself. */
const STATIC_PAGES = ['error', 'terms', 'privacy', 'help'] as const;
/** Former addresses, which the host redirects. */
const FORMER_PATHS = ['/profile'];

/** The page of the host itself at an in-app path, `null` for any other. */
export function staticPageFor(path: string): (typeof STATIC_PAGES)[number] | null {
  const name = path.replace(/^\/|\/$/g, '');
  return STATIC_PAGES.find((each) => each === name) ?? null;
}

/** Whether the product has a page at an in-app path (SHL-011). */
export function hasPage(path: string): boolean {
  const isKnown = hostRouteFor(path) !== null || staticPageFor(path) !== null;
  return isKnown || FORMER_PATHS.includes(path);
}
