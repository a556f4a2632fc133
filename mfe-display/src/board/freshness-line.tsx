import { formatTime, useSharedTexts } from '@turno/shared-ui/i18n';
import { liveAtom } from '@turno/shared-ui/live/followed-merchant';
import { useAtomValue } from 'jotai';
import s from './board-header.module.css';
import { freshness } from './freshness.ts';

type FreshnessLineProps = { now: Date; updatedAt: number; hasFailed: boolean; timeZone: string };

/** A dot and a word while all is well; on a lost connection the time of the last news beside the kept numbers. */
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
