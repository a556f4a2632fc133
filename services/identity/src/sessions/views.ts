import { instantText } from '@turno/kit';
import type { CallReply, Session, sessionsCall } from '@turno/shared-types';
import type { GuestTickets } from '@turno/shared-types/guest-tickets';
import Bowser from 'bowser';
import type { User } from '../accounts/index.ts';
import { type SessionRecord, shownSessionId } from './store.ts';

type SignedIn = { user: Pick<User, 'id' | 'role' | 'mustChangePassword'>; accessToken: string };

/** The response to every call that opens a session (IDN-003, IDN-015), with the outcome of a guest's ticket transfer (S-16). */
export function presentSession(
  { user, accessToken }: SignedIn,
  guestTickets?: GuestTickets,
): Session {
  const { id, role, mustChangePassword = false } = user;
  const session = { id, accessToken, roles: [role], require_password_reset: mustChangePassword };
  return { ...session, ...(guestTickets ? { guestTickets } : {}) };
}

/** A user's sessions; the one that sends the request counts as used now. */
export function presentSessions(
  sessions: readonly SessionRecord[],
  currentId: string,
  now: Date,
): CallReply<typeof sessionsCall> {
  return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
    id: shownSessionId(id),
    device,
    createdAt: instantText(createdAt),
    lastUsedAt: instantText(id === currentId ? now : lastUsedAt),
    isCurrent: id === currentId,
  }));
}

/** Longer ones are not sent by browsers and cost parsing time. */
const MAX_LENGTH = 512;

/** Browser and device of a User-Agent header, like "Safari, iPhone"; `null` when neither is known. */
export function deviceName(userAgent: string): string | null {
  if (userAgent === '' || userAgent.length > MAX_LENGTH) return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const parts = [browser.name, platform.model ?? os.name].filter(Boolean);
  return parts.length > 0 ? parts.join(', ').slice(0, 80) : null;
}
