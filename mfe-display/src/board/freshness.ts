import type { LiveState } from '@turno/shared-ui/live';

/** Longer than this without news and the board says so. */
const STALE_AFTER_MS = 20_000;

type Scene = { liveState: LiveState; hasFailed: boolean; updatedAt: number; now: number };

/** How far the board can be trusted: `live`, `polling` (seconds behind), or `stale` with the last number kept. */
export function freshness({ liveState, hasFailed, updatedAt, now }: Scene): LiveState | 'stale' {
  if (liveState === 'live' && !hasFailed) return 'live';
  if (hasFailed || now - updatedAt > STALE_AFTER_MS) return 'stale';
  return liveState === 'polling' ? 'polling' : 'reconnecting';
}
