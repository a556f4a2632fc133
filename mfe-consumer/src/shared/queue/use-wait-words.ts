import { type WaitRange, waitText } from '@turno/shared-types/rules';
import { waitFigure, waitSentence } from '@turno/shared-types/wait-words';
import { localeAtom } from '@turno/shared-ui/boot';
import { useAtomValue } from 'jotai';
import { useWords } from '../../locales/texts.ts';
import type { Fact } from './facts.tsx';

type WaitWords = (waitSeconds: number | null, now: Date, range?: WaitRange) => string | null;

/** CON-053: the phrase for a wait that begins at `now`, with its range where one is given; `null` if there is none. */
export function useWaitWords(timeZone: string): WaitWords {
  const t = useWords();
  const locale = useAtomValue(localeAtom);
  return (waitSeconds, now, range = {}) => {
    if (waitText(waitSeconds, now).kind === 'few-seconds') return t('wait.fewSeconds');
    return waitSentence({ waitSeconds, range, now }, { locale, timeZone });
  };
}

/**
 * The wait as a labelled figure, with its range as a hint, or as a time of day if no range is known; without a value if there
 * is no wait. A time of day has its own label, because "19:51" could be read as a duration or a deadline.
 */
export function useShortWait(
  timeZone: string,
): (waitSeconds: number | null, now: Date, range: WaitRange) => Fact {
  const t = useWords();
  const locale = useAtomValue(localeAtom);
  return (waitSeconds, now, range) => {
    const figure = waitFigure({ waitSeconds, range, now }, { locale, timeZone });
    if (!figure) return { label: t('queue.wait'), value: null };
    const { kind, minutes, time } = figure;
    const hint = figure.hint ?? t('queue.servedAround', { time });
    return kind === 'clock'
      ? { label: t('queue.turnAround'), value: time, hint }
      : { label: t('queue.wait'), value: t('wait.short', { count: minutes }), hint };
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
