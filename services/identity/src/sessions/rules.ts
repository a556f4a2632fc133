import { RETENTION, retentionMs } from '@turno/kit';
import type { Role, TokenScope } from '@turno/shared-types';
import { LONGEST_LEAD_SECONDS, VISIT_SECONDS } from '@turno/shared-types/constants';
import { isGuest } from '@turno/shared-types/rules';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Lets a guest return to a booking (S-05): a day is added for the show itself, and one because not every visit extends it. */
const GUEST_SESSION_MS = LONGEST_LEAD_SECONDS * 1_000 + 2 * DAY_MS;
const SESSION_MS = retentionMs(RETENTION.identity.sessions);
/** Long enough to choose a password or to complete a registration; after that the user signs in again. */
const NARROW_SESSION_MS = HOUR_MS;
const RECENT_MS = 10 * MINUTE_MS;

type Kind = { role: Role; scope: TokenScope };
type NewKind = Kind & {
  /** When the account expires; absent or `null` for accounts that do not. */
  accountEnds?: Date | null;
};

/**
 * When a session that opens now expires: a guest's account and session live nine days (IDN-025), other sessions thirty;
 * a session with a narrow scope (forced password change, registration) lives one hour. No session outlives its account.
 */
export function sessionExpiry({ role, scope, accountEnds = null }: NewKind, now: Date): Date {
  const longest = isGuest(role) ? GUEST_SESSION_MS : SESSION_MS;
  const end = now.getTime() + (scope === 'access' ? longest : NARROW_SESSION_MS);
  return new Date(Math.min(end, accountEnds?.getTime() ?? end));
}

/** The later expiry of a session in use; `null` keeps the current one, so that not every visit costs a write. */
export function extendedExpiry(session: Kind & { expiresAt: Date }, now: Date): Date | null {
  if (session.scope !== 'access') return null;
  const later = sessionExpiry(session, now);
  return later.getTime() - session.expiresAt.getTime() >= VISIT_SECONDS * 1_000 ? later : null;
}

/** Remaining life in whole seconds, for the `exp` of an access token, which must not outlive its session. */
export function secondsLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000));
}

/** Whether a session was opened in the last ten minutes: accounts without a password prove their owner that way. */
export function isRecentSession({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= RECENT_MS;
}
