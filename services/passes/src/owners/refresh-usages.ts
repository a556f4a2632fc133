import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import type { Pass } from '../passes/index.ts';

/** A wallet waits no longer than this for the ticket office; later answers are still stored. */
const MAX_WAIT_MS = 2_000;
/** The maximum number of codes that one reading of a wallet refreshes, the least recently read first. */
const MAX_PASSES = 45;
const AT_ONCE = 5;

type RefreshDeps = Pick<Deps, 'store' | 'provider' | 'now' | 'recordFailure'>;

/**
 * Reads the uses of passes from the ticket office that sold them, as far as it answers in time. Returns whether anything was
 * stored. A failure is not an error: the passes stay unchanged and are shown as outdated (PAS-001).
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
    // The client of the ticket office has already logged why it is unavailable.
    if (!(error instanceof ApiError)) recordFailure(error, { passId: id });
    return false;
  }
}
