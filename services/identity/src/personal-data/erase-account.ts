import type { Deps } from '../deps.ts';
import { endSessionsOf } from '../sessions/end-session.ts';
import type { Holder } from './store.ts';

const LOT = 100;
/** Until every service surely knows that the sessions are over, the person might still take a number. */
const SETTLING_MS = 60_000;

/**
 * Takes an account away and tells the other services to forget its owner. Every step may be done again: whoever finds
 * the erasure on its list, after whatever crash, begins anew.
 */
export async function eraseAccount(deps: Deps, userId: number): Promise<void> {
  await endSessionsOf(deps, userId);
  await deps.store.outbox.removeOf(userId);
  await deps.store.familiarSenders.removeOf(userId);
  await deps.store.users.remove(userId);
  await deps.publish({ type: 'user-deleted', userId });
}

/** Carries on with everybody whose deletion has not been confirmed; answers since when the oldest waits. */
export async function carryOnErasures(deps: Deps): Promise<Date | null> {
  const waiting = await deps.store.erasures.list(LOT);
  for (const { userId } of waiting) await eraseAccount(deps, userId);
  return waiting[0]?.requestedAt ?? null;
}

/**
 * Takes away the guests whose day is over, and tells the other services to forget them like everybody else. Their tokens
 * ended with the day, so the first confirmation counts. What is more than a lot is for the next sweep: a rush of
 * yesterday must not become one of today.
 */
export async function eraseExpiredGuests(deps: Deps): Promise<void> {
  const overBefore = new Date(deps.now().getTime() - SETTLING_MS);
  const guests = await deps.store.users.findExpired(overBefore, LOT);
  if (guests.length === 0) return;
  await deps.store.erasures.beginAll(
    guests.map(({ id, expiresAt }) => ({ userId: id, requestedAt: expiresAt })),
  );
  await deps.store.users.removeAll(guests.map(({ id }) => id));
  for (const { id: userId } of guests) await deps.publish({ type: 'user-deleted', userId });
}

/** A service holds nothing of the person; with the last one the deletion is complete. */
export async function confirmErasure(
  deps: Deps,
  { userId, service }: { userId: number; service: Holder },
): Promise<void> {
  const requestedBefore = new Date(deps.now().getTime() - SETTLING_MS);
  await deps.store.erasures.confirm(userId, service, requestedBefore);
}
