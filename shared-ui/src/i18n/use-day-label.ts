import { formatDay, formatWeekday, relativeDay } from './format-time.ts';
import { useLanguage, useSharedTexts } from './use-texts.ts';

/** S-05: a day as a label, for example "Tomorrow, 22/11/2026" or "Tuesday, 24/11/2026". */
export function useDayLabel(timeZone: string): (date: string, now: Date) => string {
  const t = useSharedTexts();
  const language = useLanguage();
  return (date, now) => {
    const relative = relativeDay(date, now, timeZone);
    const day = relative === 'other' ? formatWeekday(date, language) : t(`day.${relative}`);
    return `${day}, ${formatDay(t, date)}`;
  };
}
