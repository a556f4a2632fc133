import type { Session } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import { MERCHANT_HOME_PATH, ROUTES } from '../../paths.ts';

/** The page after a sign-in (CON-076): the origin, else the home page of the role. */
export function pathAfterSignIn(session: Session, origin: string | null): string {
  if (origin !== null) return origin;
  return isMerchant(session.roles[0]) ? MERCHANT_HOME_PATH : ROUTES.myTickets;
}
