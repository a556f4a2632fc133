import { waitText } from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';
import type { Fact } from '../page/facts.tsx';
import { useWords } from '../use-words.ts';

type Tell = (waitSeconds: number | null, now: Date) => string | null;

/** CON-053: a wait of so many seconds as a phrase, as of `now`; `null` where there is nothing to say. */
export function useWaitWords(timeZone: string): Tell {
  const t = useWords();
  return (waitSeconds, now) => {
    const told = waitText(waitSeconds, now);
    if (told.kind === 'few-seconds') return t('wait.fewSeconds');
    if (told.kind === 'minutes') return t('wait.minutes', { count: told.minutes });
    return told.kind === 'clock' ? t('wait.clock', { time: formatTime(told.at, timeZone) }) : null;
  };
}

/**
 * The same where there is room for a figure only; a wait of nothing is not worth one. A clock time says so in its
 * label: 19:51 alone reads like twenty minutes.
 */
export function useShortWait(timeZone: string): (waitSeconds: number | null, now: Date) => Fact {
  const t = useWords();
  return (waitSeconds, now) => {
    const told = waitText(waitSeconds, now);
    if (told.kind === 'clock') {
      return { label: t('queue.waitUntil'), value: formatTime(told.at, timeZone) };
    }
    const minutes = told.kind === 'minutes' ? t('wait.short', { count: told.minutes }) : null;
    return { label: t('queue.wait'), value: minutes };
  };
}
