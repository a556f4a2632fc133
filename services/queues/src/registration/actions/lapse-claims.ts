import { runEach } from '@turno/kit';
import type { Deps } from '../deps.ts';

/** How long an unverified merchant reserves its map place and its address. */
const UNVERIFIED_MS = 30 * 86_400_000;

/** Until when a merchant that is registered now has to be verified. */
export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + UNVERIFIED_MS);
}

/**
 * S-09: releases the map places and addresses of a bounded batch of merchants that were not verified in time, so that others
 * can register them. The merchants stay, and claim them again when they are verified, unless another merchant has by then.
 * Compare-and-set decides between this and a concurrent verification.
 */
export async function lapseClaims({ store, now }: Deps, limit: number): Promise<void> {
  await runEach(await store.creations.findOverdue(now(), limit), (id) =>
    store.merchants.change(id, ({ isVerified }) => (isVerified ? {} : { claimedUntil: null })),
  );
}
