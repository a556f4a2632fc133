import { type WaitRange, waitRangeText, waitText } from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';
import { useWords } from '../../locales/texts.ts';
import type { Fact } from '../page/facts.tsx';

type WaitWords = (waitSeconds: number | null, now: Date, range?: WaitRange) => string | null;

/** CON-053: the phrase for a wait that begins at `now`, with its range where one is given; `null` if there is none. */
export function useWaitWords(timeZone: string): WaitWords {
  const t = useWords();
  const rangeWords = useRangeWords(timeZone);
  return (waitSeconds, now, range) => {
    const text = waitText(waitSeconds, now);
    if (text.kind === 'hidden') return null;
    if (text.kind === 'few-seconds') return t('wait.fewSeconds');
    const wait =
      text.kind === 'minutes'
        ? t('wait.minutes', { count: text.minutes })
        : t('wait.clock', { time: formatTime(text.at, timeZone) });
    const between = range && rangeWords(waitSeconds, now, range);
    return between ? `${wait}, ${between}` : wait;
  };
}

/**
 * The same as a labelled figure, with its range as a hint, or the other way of saying it where no range is known; a wait of
 * zero has none. A clock time has a label of its own, because "19:51" could be read as a duration or a deadline.
 */
export function useShortWait(
  timeZone: string,
): (waitSeconds: number | null, now: Date, range: WaitRange) => Fact {
  const t = useWords();
  const rangeWords = useRangeWords(timeZone);
  return (waitSeconds, now, range) => {
    const text = waitText(waitSeconds, now);
    if (waitSeconds === null || waitSeconds <= 0) return { label: t('queue.wait'), value: null };
    const minutes = Math.max(1, Math.round(waitSeconds / 60));
    const time = formatTime(new Date(now.getTime() + waitSeconds * 1_000), timeZone);
    const between = rangeWords(waitSeconds, now, range);
    if (text.kind === 'clock') {
      const hint = between ?? t('wait.minutes', { count: minutes });
      return { label: t('queue.turnAround'), value: time, hint };
    }
    const value = t('wait.short', { count: minutes });
    return { label: t('queue.wait'), value, hint: between ?? t('queue.servedAround', { time }) };
  };
}

/** S-02: between which times eight of ten waits end. */
export function useRangeWords(timeZone: string) {
  const t = useWords();
  return (waitSeconds: number | null, now: Date, limits: WaitRange): string | null => {
    const range = waitRangeText(waitSeconds, limits, now);
    if (range === null) return null;
    if (range.kind === 'minutes') return t('wait.between', { from: range.from, to: range.to });
    const [from, to] = [range.from, range.to].map((at) => formatTime(at, timeZone));
    return t('wait.betweenTimes', { from: from ?? '', to: to ?? '' });
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
