import type { Session } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import { MERCHANT_HOME_PATH, ROUTES } from '../../paths.ts';

/** The page after a sign-in (CON-076): the origin, else the home page of the role. */
export function pathAfterSignIn(session: Session, origin: string | null): string {
  if (origin !== null) return origin;
  return isMerchant(session.roles[0]) ? MERCHANT_HOME_PATH : ROUTES.myTickets;
}

/** The path that a guard stored in the router's state; any other value is no origin. */
export function originOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return null;
  const { origin } = state;
  return typeof origin === 'string' && /^\/(?![/\\])/.test(origin) ? origin : null;
}

/** The router state that passes the origin on to the next page. */
export function withOrigin(origin: string | null): { origin: string } | null {
  return origin === null ? null : { origin };
}
