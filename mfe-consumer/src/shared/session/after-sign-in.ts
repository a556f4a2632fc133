import type { Session } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import { MERCHANT_HOME_PATH, ROUTES } from '../../paths.ts';

/** Where somebody who just signed in goes (CON-076): back to where they came from, else to the home of their role. */
export function destination(session: Session, origin: string | null): string {
  if (origin !== null) return origin;
  return isMerchant(session.roles[0]) ? MERCHANT_HOME_PATH : ROUTES.myQueues;
}

/** The path a guard left in the router's state; anything else there is no origin. */
export function originOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return null;
  const { origin } = state;
  return typeof origin === 'string' && /^\/(?![/\\])/.test(origin) ? origin : null;
}

/** The same origin, for the router's state of the page that comes next. */
export function withOrigin(origin: string | null): { origin: string } | null {
  return origin === null ? null : { origin };
}
