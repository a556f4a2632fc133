import { formatTime, useSharedTexts } from '@turno/shared-ui/i18n';
import type { LiveState } from '@turno/shared-ui/live';
import { liveAtom } from '@turno/shared-ui/live/followed-merchant';
import { useAtomValue } from 'jotai';
import s from './board-header.module.css';

/** Without an update for this long the board is stale, in milliseconds. */
const STALE_AFTER_MS = 20_000;

type FreshnessLineProps = { now: Date; updatedAt: number; hasFailed: boolean; timeZone: string };

/** A dot and a word while the board is current; after a lost connection the time of the last update. */
export function FreshnessLine({ now, updatedAt, hasFailed, timeZone }: FreshnessLineProps) {
  const t = useSharedTexts();
  const liveState = useAtomValue(liveAtom)?.state ?? 'reconnecting';
  const state = freshness({ liveState, hasFailed, updatedAt, now: now.getTime() });
  const time = formatTime(new Date(updatedAt), timeZone);
  return (
    <p className={s.freshness} data-state={state}>
      <span className={s.dot} aria-hidden />
      {state === 'stale' ? `${t('reconnecting')} ${t('updatedAt', { time })}` : t(state)}
    </p>
  );
}

type UpdateState = { liveState: LiveState; hasFailed: boolean; updatedAt: number; now: number };

/** How current the board is: `live`, `polling` (seconds behind), or `stale` while it shows the last known numbers. */
export function freshness(update: UpdateState): LiveState | 'stale' {
  const { liveState, hasFailed, updatedAt, now } = update;
  if (liveState === 'live' && !hasFailed) return 'live';
  if (hasFailed || now - updatedAt > STALE_AFTER_MS) return 'stale';
  return liveState === 'polling' ? 'polling' : 'reconnecting';
}
