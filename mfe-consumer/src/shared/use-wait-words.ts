import { waitText } from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';
import { useWords } from './use-words.ts';

/** CON-053: a wait of so many seconds in words, as of `now`; `null` where there is nothing to say. */
export function useWaitWords(timeZone: string) {
  const t = useWords();
  return (waitSeconds: number | null, now: Date): string | null => {
    const told = waitText(waitSeconds, now);
    if (told.kind === 'hidden') return null;
    if (told.kind === 'few-seconds') return t('wait.fewSeconds');
    if (told.kind === 'minutes') return t('wait.minutes', { count: told.minutes });
    return t('wait.clock', { time: formatTime(told.at, timeZone) });
  };
}
