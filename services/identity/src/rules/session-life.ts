import type { Role } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GUEST_SESSION_MS = 24 * HOUR_MS;
const SESSION_MS = 30 * DAY_MS;

/** When a session opened now ends: a guest's account and session live a day (IDN-025), others thirty. */
export function sessionExpiry(role: Role, now: Date): Date {
  return new Date(now.getTime() + (isGuest(role) ? GUEST_SESSION_MS : SESSION_MS));
}

/** The later end of a session that is in use; `null` leaves it, which spares a write on all but one visit a day. */
export function extendedExpiry(session: { role: Role; expiresAt: Date }, now: Date): Date | null {
  if (isGuest(session.role)) return null;
  const later = sessionExpiry(session.role, now);
  return later.getTime() - session.expiresAt.getTime() >= DAY_MS ? later : null;
}

/** Life left in whole seconds, for the `exp` of an access token; a token never outlives its session. */
export function secondsLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000));
}
