import { hostRouteFor, type RemoteName, type Role, type RouteGuard } from '@turno/shared-types';

const STATIC_PAGES = ['error', 'terms', 'privacy', 'help'] as const;
export type StaticPageName = (typeof STATIC_PAGES)[number];

const HOME = '/';
const SIGN_IN = '/signin';

/** What the shell shows at an address. */
export type Page =
  | { kind: 'static'; name: StaticPageName }
  | { kind: 'remote'; name: RemoteName }
  /** It is not known yet who is here. */
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string; origin: string | null };

export type Visit = {
  path: string;
  /** Query and fragment, kept for the way back from sign-in. */
  rest: string;
  /** The role in force, `null` without a session. */
  role: Role | null;
  /** Whether a stored token is still being asked about (SHL-016). */
  isRestoring: boolean;
  /** Whether the password has to be changed first (IDN-015). */
  isPasswordDue: boolean;
};

/** Which page answers a visit, and where those go who may not see it (SHL-001 to SHL-013, X-17 to X-20). */
export function pageFor(visit: Visit): Page {
  const { path } = visit;
  const name = staticPage(path);
  if (name) return { kind: 'static', name };
  if (path === '/profile') return redirect('/user-queues');
  const route = hostRouteFor(path);
  if (!route) return redirect(HOME);
  return turnedAway(route.guard, visit) ?? { kind: 'remote', name: route.remote };
}

/** Where a guard sends a visit instead, `null` where it lets it through. */
function turnedAway(guard: RouteGuard, visit: Visit): Page | null {
  const { role, isRestoring, isPasswordDue } = visit;
  if (guard === 'everyone') return null;
  if (guard === 'password-change') return isPasswordDue ? null : redirect(HOME);
  if (guard === 'not-merchant') return role === 'ROLE_MERCHANT' ? redirect(HOME) : null;
  if (role === null) return isRestoring ? { kind: 'wait' } : toSignIn(visit);
  if (guard === 'user') return role === 'ROLE_USER' ? null : redirect(HOME);
  if (guard === 'signed-in' || role === 'ROLE_MERCHANT') return null;
  // A guest is somebody who has not signed in yet: a manager may have taken a number on the way.
  return role === 'ROLE_GUEST' ? toSignIn(visit) : redirect(HOME);
}

const toSignIn = ({ path, rest }: Visit) => redirect(SIGN_IN, `${path}${rest}`);

/**
 * Where somebody goes whose session ended while they were at `path`, `null` to stay (ERR-003, X-16). Protected pages
 * are left to their guard; the sign-in, the board and the shell's own pages do not need a session at all.
 */
export function afterSessionEnd(path: string): string | null {
  const route = hostRouteFor(path);
  if (route?.guard !== 'everyone' && route?.guard !== 'not-merchant') return null;
  const stays = path === SIGN_IN || path === HOME || route.remote === 'mfe-display';
  return stays ? null : HOME;
}

function staticPage(path: string): StaticPageName | null {
  const name = path.replace(/^\/|\/$/g, '');
  return STATIC_PAGES.find((each) => each === name) ?? null;
}

function redirect(to: string, origin: string | null = null): Page {
  return { kind: 'redirect', to, origin };
}
