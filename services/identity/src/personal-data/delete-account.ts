import { ApiError, runEach } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import { isEmailVerified, type User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { verifyOwnPassword } from '../passwords/index.ts';
import { isRecentSession } from '../sessions/index.ts';
import { eraseHoldings } from './holdings.ts';
import type { Holder } from './store.ts';

type DeleteRequest = {
  userId: number;
  sessionId: string;
  password: string | undefined;
  requestId: string;
  locale: Locale;
};

/**
 * Deletes an account at its owner's request. From then on sign-in fails; the other services erase what they hold when
 * they receive the event, which is repeated until they confirm. The only manager of a merchant cannot be deleted.
 */
export async function deleteAccount(deps: Deps, request: DeleteRequest): Promise<void> {
  const user = await deps.store.users.findById(request.userId);
  if (!user) throw new ApiError('token_expired_or_wrong');
  await checkOwner(deps, user, request);
  if (user.role === 'ROLE_MERCHANT') await checkManagers(deps, request);
  await beginErasure(deps, user, request.locale);
  await eraseAccount(deps, user.id);
}

/** Records the erasure of an account, with all data that is needed after the account is gone. */
export async function beginErasure(
  { store, now }: Deps,
  user: User,
  locale: Locale,
): Promise<void> {
  const { id, email, role } = user;
  await store.erasures.begin(id, now(), {
    ...(isGuest(role) ? {} : { recipient: { to: email, locale } }),
    // Only a confirmed address counts: claiming an address must not erase what was sent to it.
    ...(isEmailVerified(user) ? { address: email } : {}),
  });
}

/** The mail belongs to no account any more; the outbox stores the address until it is sent. */
async function mailDeletion({ store, mail, now }: Deps, erasedId: number): Promise<void> {
  const recipient = await store.erasures.recipientOf(erasedId);
  if (!recipient) return;
  const letter = { kind: 'account-deleted', userId: DELETED_USER, ...recipient } as const;
  await mail.send({ ...letter, id: `account-deleted:${erasedId}`, writtenAt: now() });
  await store.erasures.removeRecipient(erasedId);
}

/** Owners send the password again; those without one must have signed in recently. Guests have only the session. */
async function checkOwner(deps: Deps, user: User, request: DeleteRequest): Promise<void> {
  if (isGuest(user.role)) return;
  const now = deps.now();
  if (user.passwordHash === null) {
    const session = await deps.store.sessions.findLive(request.sessionId, now);
    if (!session || !isRecentSession(session, now)) throw new ApiError('signin_too_old');
    return;
  }
  await verifyOwnPassword(deps, user, request.password ?? '');
}

async function checkManagers(deps: Deps, { userId, requestId }: DeleteRequest): Promise<void> {
  const { merchants } = await deps.people.inQueues(userId, requestId);
  const merchantIds = merchants.filter((each) => each.isOnlyOwner).map(({ id }) => id);
  if (merchantIds.length > 0) throw new ApiError('last_owner', { merchantIds });
}

const BATCH = 100;
/** Replaces the id of a deleted user; no account has it. */
const DELETED_USER = 0;
/** Limits the work of one sweep while a service is unavailable and confirms no erasure. */
const RESUMED_BATCHES = 50;
/** Every service learns within this time that the sessions ended; until then the person could still take a number. */
const REVOCATION_MS = 60_000;

/**
 * Removes an account and asks the other services to erase its owner. Every step is idempotent: after a crash the
 * sweeper finds the erasure in its collection and starts again.
 */
export async function eraseAccount(deps: Deps, userId: number): Promise<void> {
  await eraseHoldings(deps, userId);
  await mailDeletion(deps, userId);
  await deps.publish({ type: 'user-deleted', userId });
}

/** Repeats the unconfirmed erasures, the least recently repeated first; returns since when the oldest has been waiting. */
export async function resumeErasures(deps: Deps): Promise<Date | null> {
  const startedAt = deps.now();
  for (let batch = 0; batch < RESUMED_BATCHES; batch += 1) {
    const waiting = await deps.store.erasures.takeWaiting(startedAt, BATCH);
    await runEach(waiting, (userId) => eraseAccount(deps, userId));
    if (waiting.length < BATCH) break;
  }
  return deps.store.erasures.oldest();
}

/**
 * Removes expired guests and asks the other services to erase them. Their tokens expired with them, so the first confirmation
 * counts. A sweep continues in batches until none is left, so that removals keep up with sign-ups.
 */
export async function eraseExpiredGuests(deps: Deps): Promise<void> {
  const overBefore = new Date(deps.now().getTime() - REVOCATION_MS);
  // Guests whose tickets are still to be transferred to an account stay.
  const waiting = await deps.store.ticketTransfers.guestIds();
  for (;;) {
    const guests = await deps.store.users.findExpired(overBefore, BATCH, waiting);
    if (guests.length === 0) return;
    await deps.store.erasures.beginAll(
      guests.map(({ id, expiresAt }) => ({ userId: id, requestedAt: expiresAt })),
      deps.now(),
    );
    await deps.store.users.removeAll(guests.map(({ id }) => id));
    for (const { id: userId } of guests) await deps.publish({ type: 'user-deleted', userId });
  }
}

/** Records that a service holds no data of the person any more; the last confirmation completes the erasure. */
export async function confirmErasure(
  deps: Deps,
  { userId, service }: { userId: number; service: Holder },
): Promise<void> {
  const requestedBefore = new Date(deps.now().getTime() - REVOCATION_MS);
  await deps.store.erasures.confirm(userId, service, requestedBefore);
}
