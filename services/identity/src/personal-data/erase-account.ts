import type { Deps } from '../deps.ts';
import { signOutEverywhere } from '../sessions/index.ts';
import type { Holder } from './store.ts';

const BATCH = 100;
/** Until every service has certainly seen that the sessions ended, the person could still take a number. */
const REVOCATION_MS = 60_000;

/**
 * Removes an account and asks the other services to erase its owner. Every step is idempotent: after a crash the
 * sweeper finds the erasure in its collection and starts again.
 */
export async function eraseAccount(deps: Deps, userId: number): Promise<void> {
  await signOutEverywhere(deps, userId);
  await deps.store.outbox.removeOfUser(userId);
  await deps.store.familiarSenders.removeOf(userId);
  await deps.store.users.remove(userId);
  await deps.publish({ type: 'user-deleted', userId });
}

/** Repeats the erasures that are not confirmed; returns since when the oldest has been waiting. */
export async function resumeErasures(deps: Deps): Promise<Date | null> {
  const waiting = await deps.store.erasures.list(BATCH);
  for (const { userId } of waiting) await eraseAccount(deps, userId);
  return waiting[0]?.requestedAt ?? null;
}

/**
 * Removes guests whose day is over and asks the other services to erase them. Their tokens expired with the day, so
 * the first confirmation counts. One sweep takes one batch, so that a busy yesterday does not slow today down.
 */
export async function eraseExpiredGuests(deps: Deps): Promise<void> {
  const overBefore = new Date(deps.now().getTime() - REVOCATION_MS);
  const guests = await deps.store.users.findExpired(overBefore, BATCH);
  if (guests.length === 0) return;
  await deps.store.erasures.beginAll(
    guests.map(({ id, expiresAt }) => ({ userId: id, requestedAt: expiresAt })),
  );
  await deps.store.users.removeAll(guests.map(({ id }) => id));
  for (const { id: userId } of guests) await deps.publish({ type: 'user-deleted', userId });
}

/** Records that a service holds nothing of the person any more; the last confirmation completes the erasure. */
export async function confirmErasure(
  deps: Deps,
  { userId, service }: { userId: number; service: Holder },
): Promise<void> {
  const requestedBefore = new Date(deps.now().getTime() - REVOCATION_MS);
  await deps.store.erasures.confirm(userId, service, requestedBefore);
}
