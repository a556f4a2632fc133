import { dateAfter } from '@turno/shared-types/rules';
import { formatWeekday, useLanguage } from '@turno/shared-ui/i18n';

/** MER-065: the days of a week in the order in which they are shown; 0 is Sunday. */
export const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** An arbitrary Sunday, from which the names of all weekdays follow. */
const A_SUNDAY = '2026-11-22';

/** Names days of the week in the reader's language. */
export function useWeekdayName(): (dayOfWeek: number) => string {
  const language = useLanguage();
  return (dayOfWeek) => formatWeekday(dateAfter(A_SUNDAY, dayOfWeek), language);
}
