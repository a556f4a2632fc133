import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import type { Pass } from '../passes/index.ts';

/** A wallet waits no longer for a ticket office; what arrives later is stored all the same. */
const MAX_WAIT_MS = 2_000;
/** Codes that one reading of a wallet asks about: those that were read longest ago. */
const MAX_PASSES = 45;
const AT_ONCE = 5;

type RefreshDeps = Pick<Deps, 'store' | 'provider' | 'now' | 'recordFailure'>;

/**
 * Reads the uses of passes from the ticket office that sold them, as far as it answers in time. Returns whether anything
 * was stored. A failure is no error: the passes stay as they are, and say that their uses are old (PAS-001).
 */
export async function refreshUsages(deps: RefreshDeps, passes: readonly Pass[]): Promise<boolean> {
  const sold = passes
    .filter(({ provider, disabled }) => provider && !disabled)
    .toSorted((a, b) => Number(a.provider?.readAt) - Number(b.provider?.readAt))
    .slice(0, MAX_PASSES);
  if (sold.length === 0) return false;
  let isAnyStored = false;
  const readAll = Array.from({ length: AT_ONCE }, async () => {
    for (let pass = sold.shift(); pass; pass = sold.shift()) {
      isAnyStored = (await refreshOne(deps, pass)) || isAnyStored;
    }
  });
  const timer = new AbortController();
  const deadline = wait(MAX_WAIT_MS, null, { signal: timer.signal }).catch(() => null);
  await Promise.race([Promise.all(readAll), deadline]);
  timer.abort();
  return isAnyStored;
}

async function refreshOne(
  { store, provider, now, recordFailure }: RefreshDeps,
  { id, mediacode }: Pass,
): Promise<boolean> {
  try {
    const readAt = now();
    await store.passes.storeProviderFacts(id, await provider.find(mediacode), readAt);
    return true;
  } catch (error) {
    // The client of the office has logged why that does not answer.
    if (!(error instanceof ApiError)) recordFailure(error, { passId: id });
    return false;
  }
}
