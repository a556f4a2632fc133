import { waitText } from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';
import { useWords } from '../../locales/texts.ts';
import type { Fact } from '../page/facts.tsx';

type WaitWords = (waitSeconds: number | null, now: Date) => string | null;

/** CON-053: the phrase for a wait that begins at `now`; `null` if there is none. */
export function useWaitWords(timeZone: string): WaitWords {
  const t = useWords();
  return (waitSeconds, now) => {
    const text = waitText(waitSeconds, now);
    if (text.kind === 'few-seconds') return t('wait.fewSeconds');
    if (text.kind === 'minutes') return t('wait.minutes', { count: text.minutes });
    return text.kind === 'clock' ? t('wait.clock', { time: formatTime(text.at, timeZone) }) : null;
  };
}

/**
 * The same as a labelled figure, with the other way of saying it as a hint; a wait of zero has none. A clock time has a
 * label of its own, because "19:51" could be read as a duration or a deadline.
 */
export function useShortWait(timeZone: string): (waitSeconds: number | null, now: Date) => Fact {
  const t = useWords();
  return (waitSeconds, now) => {
    const text = waitText(waitSeconds, now);
    if (waitSeconds === null || waitSeconds <= 0) return { label: t('queue.wait'), value: null };
    const minutes = Math.max(1, Math.round(waitSeconds / 60));
    const time = formatTime(new Date(now.getTime() + waitSeconds * 1_000), timeZone);
    if (text.kind === 'clock') {
      const hint = t('wait.minutes', { count: minutes });
      return { label: t('queue.turnAround'), value: time, hint };
    }
    const value = t('wait.short', { count: minutes });
    return { label: t('queue.wait'), value, hint: t('queue.servedAround', { time }) };
  };
}

/** The remaining wait in seconds: the estimate minus the time since `estimatedAt`, at least 60 s if there was a wait. */
export function waitLeft(
  estimatedSeconds: number | null,
  estimatedAt: number,
  now: Date,
): number | null {
  if (estimatedSeconds === null || estimatedSeconds <= 0) return estimatedSeconds;
  const passed = Math.max(0, (now.getTime() - estimatedAt) / 1_000);
  return Math.max(60, estimatedSeconds - passed);
}
