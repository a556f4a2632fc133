import type { Role, TokenScope } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GUEST_SESSION_MS = 24 * HOUR_MS;
const SESSION_MS = 30 * DAY_MS;
/** Long enough to choose a password or to end a registration; whoever is slower signs in again. */
const STOPGAP_SESSION_MS = HOUR_MS;

type Kind = { role: Role; scope: TokenScope };
type NewKind = Kind & {
  /** When the account goes; absent or `null` when it stays. */
  accountEnds?: Date | null;
};

/**
 * When a session opened now ends: a guest's account and session live a day (IDN-025), others thirty;
 * one that is only good for a forced change or a registration lives an hour. None outlives its account.
 */
export function sessionExpiry({ role, scope, accountEnds = null }: NewKind, now: Date): Date {
  const longest = isGuest(role) ? GUEST_SESSION_MS : SESSION_MS;
  const end = now.getTime() + (scope === 'access' ? longest : STOPGAP_SESSION_MS);
  return new Date(Math.min(end, accountEnds?.getTime() ?? end));
}

/** The later end of a session that is in use; `null` leaves it, which spares a write on all but one visit a day. */
export function extendedExpiry(session: Kind & { expiresAt: Date }, now: Date): Date | null {
  if (isGuest(session.role) || session.scope !== 'access') return null;
  const later = sessionExpiry(session, now);
  return later.getTime() - session.expiresAt.getTime() >= DAY_MS ? later : null;
}

/** Life left in whole seconds, for the `exp` of an access token; a token never outlives its session. */
export function secondsLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000));
}
