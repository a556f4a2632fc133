import type { PassPolicy } from '@turno/shared-types';
import { dateAfter } from '@turno/shared-types/rules';
import { formatWeekday, useLanguage, useSharedTexts } from '@turno/shared-ui/i18n';
import { useSpanText } from '@turno/shared-ui/time';

type Hours = PassPolicy['hours'];
/** An arbitrary Sunday, from which the names of all weekdays follow. */
const A_SUNDAY = '2026-11-22';
/** The weekdays from Monday on. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Describes what a pass allows, one line per rule (PAS-003). */
export function usePolicyWords(): (policy: PassPolicy) => string[] {
  const t = useSharedTexts();
  const language = useLanguage();
  const spanText = useSpanText();
  const where = (rule: string, within: 'everywhere' | 'ride' | 'gate') =>
    within === 'everywhere' ? rule : t(`passPolicy.${within}`, { rule });
  const dayName = (day: number) => formatWeekday(dateAfter(A_SUNDAY, day), language);
  const lines = ({ limits, pause, hours }: PassPolicy) => [
    ...(limits.length === 0 ? [t('passPolicy.unlimited')] : []),
    ...limits.map(({ maxUses, period, within }) =>
      where(t(`passPolicy.${period}`, { count: maxUses }), within),
    ),
    ...(pause
      ? [where(t('passPolicy.pause', { span: spanText(pause.seconds) }), pause.within)]
      : []),
    ...daysOfTimes(hours).map(({ days, times }) =>
      t('passPolicy.hours', { days: days.map(dayName).join(', '), times }),
    ),
    ...(hours.some(({ date }) => date !== null) ? [t(datesKey(hours))] : []),
  ];
  // Another program may store the same limit twice.
  return (policy) => [...new Set(lines(policy))];
}

/** Dates are exceptions to the weekly hours; if there are no weekly hours, the pass is valid on those dates only. */
const datesKey = (hours: Hours) =>
  hours.some(({ date }) => date === null) ? 'passPolicy.dates' : 'passPolicy.onlyDates';

/** The weekly hours, with days of the same hours grouped. */
function daysOfTimes(hours: Hours): { days: number[]; times: string }[] {
  const days = WEEK.map((day) => ({ day, times: timesOf(hours, day) }));
  const different = new Set(days.flatMap(({ times }) => (times === '' ? [] : [times])));
  return [...different].map((times) => ({
    times,
    days: days.filter((each) => each.times === times).map(({ day }) => day),
  }));
}

function timesOf(hours: Hours, day: number): string {
  return hours
    .filter(({ date, dayOfWeek, start }) => date === null && dayOfWeek === day && start !== null)
    .map(({ start, end }) => `${start}–${end}`)
    .toSorted()
    .join(', ');
}
