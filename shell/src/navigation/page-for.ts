import {
  hostRouteFor,
  type RemoteName,
  type Role,
  type RouteGuard,
  staticPageFor,
} from '@turno/shared-types';
import type { RedirectReason } from '@turno/shared-ui/boot';
import type { StaticPageName } from '../static-pages/static-page.tsx';

const HOME = '/';
const SIGN_IN = '/signin';

/** The page that the shell shows at an address. */
export type Page =
  | { kind: 'static'; name: StaticPageName }
  /** No page of the product has this address. */
  | { kind: 'not-found' }
  | { kind: 'remote'; name: RemoteName }
  /** The owner of the stored token is not known yet. */
  | { kind: 'wait' }
  /** The session of a guest, who has nothing to sign in with, has ended. */
  | { kind: 'guest-ended' }
  | { kind: 'redirect'; to: string; origin: string | null; reason: RedirectReason | null };

export type Visit = {
  path: string;
  /** Query and fragment, so that the sign-in can return to the full address. */
  rest: string;
  /** The current role, `null` without a session. */
  role: Role | null;
  /** Whether the stored token is still being resolved (SHL-016). */
  isRestoring: boolean;
  /** Whether the session that ended on this page was a guest's. */
  hasGuestEnded: boolean;
  /** Whether the person must change the password first (IDN-015). */
  isPasswordDue: boolean;
};

/** The page that answers a visit, or the redirect of a visitor who may not see it (SHL-001 to SHL-013, X-17 to X-20). */
export function pageFor(visit: Visit): Page {
  const { path } = visit;
  const name = staticPageFor(path);
  if (name) return { kind: 'static', name };
  if (path === '/profile') return redirect('/user-queues');
  const route = hostRouteFor(path);
  if (!route) return { kind: 'not-found' };
  return redirectByGuard(route.guard, visit) ?? { kind: 'remote', name: route.remote };
}

/** The redirect of a guard; `null` if it admits the visit. */
function redirectByGuard(guard: RouteGuard, visit: Visit): Page | null {
  const { role, isRestoring, isPasswordDue, hasGuestEnded } = visit;
  if (guard === 'everyone') return null;
  if (guard === 'password-change') return isPasswordDue ? null : homeBecause('passwordNotDue');
  if (role === null && isRestoring) return { kind: 'wait' };
  // Only on pages that a guest could see; on others the sign-in form is for the owner of an account.
  if (role === null && hasGuestEnded && guard === 'signed-in') return { kind: 'guest-ended' };
  if (role === null) return toSignIn(visit);
  if (guard === 'user') return role === 'ROLE_USER' ? null : homeBecause('otherAccount');
  if (guard === 'signed-in' || role === 'ROLE_MERCHANT') return null;
  // A guest may be a manager who took a number before signing in.
  return role === 'ROLE_GUEST' ? toSignIn(visit) : homeBecause('otherAccount');
}

function homeBecause(reason: RedirectReason): Page {
  return { kind: 'redirect', to: HOME, origin: null, reason };
}

const toSignIn = ({ path, rest }: Visit) => redirect(SIGN_IN, `${path}${rest}`);

/** Pages that work without a session as well and should keep their input. */
const NEED_NO_SESSION = [HOME, SIGN_IN, '/signup'];

/**
 * The path to open when a session ends at `path`: home, or the same path for a page that needs no session (ERR-003, X-16).
 * `null` if the shell does nothing: the guard of a protected page redirects, and a board has no signed-in person.
 */
export function afterSessionEnd(path: string): string | null {
  const route = hostRouteFor(path);
  if (route === null) return path;
  if (route.guard !== 'everyone') return null;
  if (route.remote === 'mfe-display') return null;
  return NEED_NO_SESSION.includes(path) ? path : HOME;
}

function redirect(to: string, origin: string | null = null): Page {
  return { kind: 'redirect', to, origin, reason: null };
}
