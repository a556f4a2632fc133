import { runEach } from '@turno/kit';
import type { Deps } from '../deps.ts';

/** How long an unverified merchant reserves its map place and its address. */
const UNVERIFIED_MS = 30 * 86_400_000;

/** Until when a merchant that is registered now has to be verified. */
export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + UNVERIFIED_MS);
}

/**
 * S-09: lets others register the map places and addresses of merchants that were not verified in time, a bounded batch.
 * The merchants stay, and claim them again when they are verified, unless another merchant has by then. The
 * compare-and-set of the change decides against a verification at the same moment.
 */
export async function lapseClaims({ store, now }: Deps, limit: number): Promise<void> {
  await runEach(await store.creations.findOverdue(now(), limit), (id) =>
    store.merchants.change(id, ({ isVerified }) => (isVerified ? {} : { claimedUntil: null })),
  );
}
